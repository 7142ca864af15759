import type { WhereToReport } from '#schemas/where-to-report.ts';

/** What a facilitator tells the room of where to report, in French as the notes around it; nothing until it is known. */
export function WhereToReportLine({
  told,
}: {
  /** What is set for the session; null where nothing is, absent beside no session. */
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

/** In French, the quickest first. */
function waysOf({ button, email, phone }: WhereToReport): string[] {
  return [button && `bouton «\u00a0${button}\u00a0» de la messagerie`, email, phone].filter((way) => way !== null);
}
