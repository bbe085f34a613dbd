// Sets the appearance (the preferences that are `onDevice`) and the language before the first paint. Otherwise a person with the dark
// theme would see a bright flash. core/preferences and core/messages store both; the app sets the same when it starts.
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

// Requests the files of the first page together with the program, which names them only once it runs (web/build/first-files.ts).
(function () {
  try {
    var files = JSON.parse(document.querySelector('meta[name="cogn-first-files"]').content);
    var language = localStorage.getItem('cogn-language') || 'pt';
    var session = JSON.parse(localStorage.getItem('cogn-session') || 'null');
    var chosen = session && JSON.parse(localStorage.getItem('cogn-preferences:' + session.user.id) || '{}').todayPages;
    var path = location.pathname;
    var visits = session ? ['signedIn'] : ['auth'];
    if (path === '/' && visits[0] === 'signedIn') visits.push('today');
    // The other public pages need neither the sign-in page nor the signed-in layout.
    if (path !== '/auth' && files.openPaths.includes(path)) visits = [];
    var request = function (rel, address) {
      var link = document.createElement('link');
      link.rel = rel;
      link.href = address;
      if (rel === 'preload') {
        link.as = 'fetch';
        link.crossOrigin = 'anonymous';
      }
      document.head.append(link);
    };
    for (var visit of visits) {
      for (var script of files[visit].scripts) request('modulepreload', '/assets/' + script + '.js');
      for (var words of files[visit].words.concat(visit === 'today' ? chosen || files.usualPages : [])) {
        request('preload', '/assets/' + files.folder + '/' + words + '.' + language + '.json');
      }
    }
  } catch {
    // Then the program requests them itself.
  }
})();

// Tells a person why the app does not work in a browser that is too old. The checked features are those that the build and the
// lint rules allow (web/vite.config.ts).
(function () {
  var hasAll =
    typeof AbortSignal === 'function' && 'any' in AbortSignal && 'groupBy' in Map && typeof Intl.Segmenter === 'function';
  if (hasAll) return;
  var words = {
    pt: 'Este navegador é antigo demais para o COGN. Atualize o navegador ou o sistema do aparelho. O que você escreveu continua na sua conta.',
    en: 'This browser is too old for COGN. Update the browser, or the system of the device. What you wrote stays in your account.',
    es: 'Este navegador es demasiado antiguo para COGN. Actualiza el navegador o el sistema del dispositivo. Lo que escribiste sigue en tu cuenta.',
    fr: 'Ce navigateur est trop ancien pour COGN. Mettez à jour le navigateur ou le système de l’appareil. Ce que vous avez écrit reste dans votre compte.',
    it: 'Questo browser è troppo vecchio per COGN. Aggiorna il browser o il sistema del dispositivo. Ciò che hai scritto resta nel tuo account.',
    ja: 'このブラウザは古く、COGNが動きません。ブラウザか端末のシステムを更新してください。書いたものはアカウントに残っています。',
    zh: '此浏览器版本太旧，无法使用 COGN。请更新浏览器或设备系统。你写下的内容仍在你的账号里。',
  };
  document.addEventListener('DOMContentLoaded', function () {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent = words[document.documentElement.lang.slice(0, 2)] || words.en;
    note.style.cssText = 'margin:0;padding:1rem;background:#fff;color:#222;font:1rem/1.5 sans-serif';
    document.body.prepend(note);
  });
})();
