/** The clock of the taskbar: French hours and minutes, set again every minute (specification, section 9). */
const REFRESH = 60_000;

export function clockText(now: Date): string {
  return now.toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });
}

/** Shows the time now and every 60 s. @returns what stops it. */
export function runClock(show: (text: string) => void): () => void {
  const tell = () => show(clockText(new Date()));
  tell();
  const timer = setInterval(tell, REFRESH);
  return () => clearInterval(timer);
}
