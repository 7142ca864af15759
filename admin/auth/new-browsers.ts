import type { SignedInReply } from '#schemas/admin.ts';
import type { Report } from '../components/layout/status-line.tsx';
import { formatMoment } from '../format/local-time.ts';
import { messages } from '../language/language.ts';

/** Shows in the status line which new browsers have used the account's password since this browser last signed in; nothing if none has. */
export function tellNewBrowsers(report: Report, { newBrowsers }: SignedInReply): void {
  const { auth, accounts } = messages();
  if (newBrowsers.length === 0) return;
  const signIns = newBrowsers.map(({ at, device }) => auth.newBrowser(device ?? accounts.own.devices.unknown, formatMoment(at)));
  report('new-browsers', { tone: 'danger', text: auth.newBrowsers(signIns.join(' · ')) });
}
