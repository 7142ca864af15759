/** Milliseconds between two updates of the taskbar's clock, which shows hours and minutes (specification, section 9). */
const REFRESH = 60_000;

export function clockText(now: Date): string {
  return now.toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });
}

/** Calls `show` with the time, at once and then every 60 s. @returns a function that stops the clock */
export function runClock(show: (text: string) => void): () => void {
  const tell = () => show(clockText(new Date()));
  tell();
  const timer = setInterval(tell, REFRESH);
  return () => clearInterval(timer);
}
