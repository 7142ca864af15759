/** Asks for the name printed on an attestation whose session was deleted: the name opens the stored data. */
import type { Attestation } from '#schemas/attestation.ts';
import { useSite } from '../site-context.ts';
import { NameForm } from './name-form.tsx';

interface PaperNameProps {
  readonly code: string;
  readonly onFound: (found: Attestation) => void;
}

export function PaperName({ code, onFound }: PaperNameProps) {
  const { player } = useSite();
  const path = `/attestations/${encodeURIComponent(code)}/verification`;
  return (
    <NameForm
      label="Nom sur l’attestation"
      description="Majuscules et accents sont facultatifs."
      autoComplete="off"
      missing="Écrivez le nom qui est sur l’attestation."
      action="Vérifier le nom"
      onSend={async (name) => onFound(await player.ask<Attestation>('POST', path, { body: { name } }))}
    />
  );
}
