import type { WhereToReport } from '#schemas/where-to-report.ts';

/** The session's reporting channel as one French line for facilitators; renders nothing while it is loading. */
export function WhereToReportLine({
  told,
}: {
  /** Reporting channel of the session; null if none is set, undefined outside of a session. */
  readonly told: WhereToReport | null | undefined;
}) {
  if (told === undefined) return null;
  if (told === null)
    return (
      <p>
        <strong>Où signaler&nbsp;:</strong> rien n’est réglé pour cette session. Dites-le à la salle, ou qui le sait.
      </p>
    );
  return (
    <p>
      <strong>Où signaler, à dire à la salle&nbsp;:</strong> {waysOf(told).join(' · ')}.
    </p>
  );
}

/** Ways to report, in French, the quickest first. */
function waysOf({ button, email, phone }: WhereToReport): string[] {
  return [button && `bouton «\u00a0${button}\u00a0» de la messagerie`, email, phone].filter((way) => way !== null);
}
