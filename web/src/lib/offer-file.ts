/** How long the address of a file stays: WebKit begins to read it after the tap, and a large one takes a while. */
const keptFor = 60_000;

/** Gives the person a file of this content to keep: the browser's own way of downloading, or sharing where an app on the home screen of iOS has none. */
export function offerFile(name: string, type: string, content: BlobPart): void {
  const file = new File([content], name, { type });
  if (!isOnHomeScreen() || typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) {
    download(file);
    return;
  }
  navigator.share({ files: [file] }).catch((problem: unknown) => {
    // The person closed the sheet: they do not want it. Anything else, such as a tap that is too long ago, is no word of theirs.
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) download(file);
  });
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** Whether this is an app on the home screen of iOS, which lacks some of what Safari has. */
export function isOnHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
