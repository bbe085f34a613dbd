/** How long an object URL stays valid, in ms: WebKit starts reading after the tap, and a large file takes a while. */
const urlLifetime = 60_000;

/** Offers a file to the person as a download. An app on the home screen of iOS cannot download, so it shares the file. */
export function offerFile(name: string, type: string, content: BlobPart): void {
  const file = new File([content], name, { type });
  if (!isOnHomeScreen() || typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) {
    download(file);
    return;
  }
  navigator.share({ files: [file] }).catch((problem: unknown) => {
    // AbortError: the person closed the share sheet. Download after any other failure, such as a tap too long ago to allow
    // sharing.
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) download(file);
  });
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetime);
}

/** Whether this is an app on the home screen of iOS, which lacks some features of Safari. */
export function isOnHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
