/** Whether this is an app on the home screen of iOS, which lacks some of what Safari has. */
export function isOnHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
