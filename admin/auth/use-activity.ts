/** Reports activity to the server, and warns before an idle sign-in ends (WCAG 2.2.1). */

import { useEffect } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Activity } from '#schemas/admin.ts';
import { useReport } from '../components/layout/status-line.tsx';
import { formatHour } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { useSignedIn } from './signed-in.tsx';

/** Throttle in milliseconds: activity is reported at most once in this time. */
const TELL_INTERVAL_MS = MINUTE_MS;
/** Throttle in milliseconds once the warning is shown. */
const RETELL_INTERVAL_MS = 1_000;
/** Milliseconds before the end of the sign-in at which the warning is shown. */
const WARNING_MS = 120_000;
/** DOM events that count as activity. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Storage key of the sign-in's end, in milliseconds since 1970; shared, as a person may be active in another tab. */
const ENDS_AT = 'admin_ends_at';
const storage = browserStorage('localStorage');

export function useActivity(): void {
  const { call } = useSignedIn();
  const report = useReport();
  useEffect(() => {
    let told = Date.now();
    let warned = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const tell = () => {
      told = Date.now();
      call<Activity>('POST', '/admin/me/activity').then(
        ({ endsIn }) => {
          storage.write(ENDS_AT, String(Date.now() + endsIn));
          // Activity does not extend a sign-in beyond its maximum, twelve hours.
          if (endsIn <= WARNING_MS) warn(messages().auth.ends);
          else plan();
        },
        // Failures need no handling: a 401 signs out, and after any other failure the next activity is reported.
        () => undefined,
      );
    };
    const warn = (text: (hour: string) => string) => {
      warned = true;
      report('idle', { tone: 'danger', text: text(formatHour(Number(storage.read(ENDS_AT)))) });
    };
    const plan = () => {
      clearTimeout(timer);
      const left = Number(storage.read(ENDS_AT)) - Date.now();
      if (left <= WARNING_MS) return warn(messages().auth.idle);
      warned = false;
      report('idle', null);
      timer = setTimeout(plan, left - WARNING_MS);
    };
    const onAct = () => {
      if (Date.now() - told >= (warned ? RETELL_INTERVAL_MS : TELL_INTERVAL_MS)) tell();
    };
    // Opening a page counts as activity, but is reported late: most pages are left sooner, by an act that is reported itself.
    timer = setTimeout(tell, TELL_INTERVAL_MS);
    for (const act of ACTS) window.addEventListener(act, onAct, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      report('idle', null);
      for (const act of ACTS) window.removeEventListener(act, onAct, { capture: true });
    };
  }, [call, report]);
}
