import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { Session } from '#schemas/admin.ts';
import { SESSION_NAME } from '#schemas/console-constants.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { RadioChoice } from '../components/form/choices.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { CreatedSession } from '../components/session/created-session.tsx';
import { lengthOf } from '../components/session/played-missions.ts';
import { offeredProgrammes, wholeOf } from '../components/session/programmes.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import type { PageProps } from '../pages.tsx';

/**
 * 'Create session': asks for an optional name and, if there are several programmes, for the programme to play. Then creates the session and
 * shows its code (specification, sections 2 and 7).
 */
export function CreateSession({ catalogue }: PageProps) {
  const {
    buttons,
    dashboard: { create },
  } = messages();
  const calls = useSessionCalls();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [programme, setProgramme] = useState<string | null>(null);
  const programmes = offeredProgrammes(catalogue);
  const chosen = programmes.find(({ key }) => key === programme) ?? programmes[0];
  const { keyFor, forget } = useIdempotencyKey();
  const [created, setCreated] = useState<Session | null>(null);

  function ask() {
    forget();
    setName('');
    setProgramme(null);
    setAsking(true);
  }

  return (
    <>
      <Button variant="secondary" onClick={ask}>
        <Plus aria-hidden="true" size={16} />
        {create.title}
      </Button>
      {asking && (
        <FormDialog
          title={create.title}
          confirm={buttons.ok}
          work={() => {
            const challenges = chosen ? wholeOf(chosen) : null;
            // The classic programme is the default of a session, so it is not sent.
            const session = { name: name.trim() || null, ...(challenges && { challenges }) };
            return calls.create(session, keyFor(session));
          }}
          failure={(error) => create.failed(reasonOf(error))}
          onDone={(session) => {
            setAsking(false);
            setCreated(session);
            void queries.invalidateQueries();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{create.makes(chosen ? lengthOf(chosen.missions) : null)}</p>
          <Field
            label={create.name}
            description={create.nameAbout}
            value={name}
            {...SESSION_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          {chosen && programmes.length > 1 && (
            <RadioChoice
              legend={create.whatIsPlayed}
              options={programmes.map(({ key, title, missions }) => ({
                value: key,
                label: title,
                lang: 'fr',
                description: lengthOf(missions),
              }))}
              value={chosen.key}
              onChange={setProgramme}
            />
          )}
        </FormDialog>
      )}
      <CreatedSession session={created} onClose={() => setCreated(null)} />
    </>
  );
}
