// Sets theme and language before the first paint, so that nobody's dark evening begins with a bright flash.
// The app mirrors its choice here under one key (see src/app/first-paint.ts); nothing else reads it.
try {
  var look = JSON.parse(localStorage.getItem('cogn:first-paint') || '{}');
  if (look.theme) document.documentElement.dataset.theme = look.theme;
  if (look.lang) document.documentElement.lang = look.lang;
} catch (unreadable) {
  // Storage is closed or holds something else: the defaults in the page stay.
}
