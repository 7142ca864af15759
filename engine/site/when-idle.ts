/** Does something once the browser has nothing else to do. @returns a function that gives it up */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
