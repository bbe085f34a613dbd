/** The words of an alert as they are kept: lines stay, what no text message or mail can hold becomes a space. Never longer than before. */
export function tidyMessage(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim();
}
