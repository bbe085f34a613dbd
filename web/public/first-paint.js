// Sets theme, motion and language before the first paint, so that nobody's dark evening begins with a bright flash.
// It reads what core/preferences and core/messages keep for this device; the app itself sets the same when it starts.
(function () {
  var root = document.documentElement;
  var languages = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh-Hans' };
  try {
    var chosen = JSON.parse(localStorage.getItem('cogn-preferences') || '{}');
    if (typeof chosen.theme === 'string') root.dataset.theme = chosen.theme;
    if (typeof chosen.motion === 'string') root.dataset.motion = chosen.motion;
    var language = languages[localStorage.getItem('cogn-language')];
    if (language) root.lang = language;
  } catch {
    // Storage is closed or holds something else: the defaults in the page stay.
  }
})();
