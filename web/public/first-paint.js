// Sets the look (the preferences that are `onDevice`) and the language before the first paint, so that nobody's dark evening begins with a bright flash.
// It reads what core/preferences and core/messages keep for this device; the app itself sets the same when it starts.
(function () {
  var root = document.documentElement;
  var languages = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh-Hans' };
  try {
    var chosen = JSON.parse(localStorage.getItem('cogn-preferences') || '{}');
    for (var name of ['theme', 'motion', 'textSize', 'readingFont', 'contrast']) {
      if (typeof chosen[name] === 'string') root.dataset[name] = chosen[name];
    }
    var language = languages[localStorage.getItem('cogn-language')];
    if (language) root.lang = language;
  } catch {
    // Storage is closed or holds something else: the defaults in the page stay.
  }
})();
