/** The rarer actions of a session, in tests. */
import { page, userEvent } from 'vitest/browser';

/** Shows them under the session's row, or puts them away. */
export async function pressMore(code: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `More of session ${code}`, exact: true }));
}
