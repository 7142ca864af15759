/** Less frequent actions of a session, in tests. */
import { page, userEvent } from 'vitest/browser';

/** Shows or hides the actions under the session's row. */
export async function pressMore(code: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `More of session ${code}`, exact: true }));
}
