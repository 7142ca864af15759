/** Resolves once the work has ended, well or not, and after a limit at the latest. @param ms milliseconds; they keep no process alive */
export function endOrLimit(work: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, ms).unref();
    const end = () => {
      clearTimeout(limit);
      resolve();
    };
    work.then(end, end);
  });
}
