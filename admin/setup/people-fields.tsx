import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LIST_HASH } from '../addresses.ts';
import { Option } from '../components/form/choices.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { messages } from '../language/language.ts';
import { type SetupErrors, teamsOf } from './check-draft.ts';
import { PeopleDirectory } from './people-directory-field.tsx';
import styles from './people-fields.module.css';
import { PeopleFile, usePeopleFile } from './people-file-field.tsx';
import { PeopleListField } from './people-list-field.tsx';
import { PlayerLoginField } from './player-login-field.tsx';
import type { SetupDraft } from './setup-draft.ts';

interface PeopleFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly onChange: (change: (draft: SetupDraft) => Partial<SetupDraft>) => void;
}

/** Fields for the allow-list and the teams. */
export function PeopleFields({ draft, errors, onChange }: PeopleFieldsProps) {
  const { people, codes, door } = messages().setup;
  const file = usePeopleFile(onChange);
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === LIST_HASH) title.current?.focus();
  }, [hash]);
  return (
    <Panel title={people.title} heading={title}>
      <div className={styles.columns}>
        <PeopleListField
          allowed={draft.allowed}
          teams={teamsOf(draft.teams)}
          seats={draft.workshop?.expected ?? ''}
          error={errors.allowed}
          onChange={onChange}
          onFile={file.mutate}
        />
        <TextArea
          label={people.teams}
          description={people.teamsAbout}
          rows={6}
          value={draft.teams}
          error={errors.teams}
          onChange={(event) => onChange(() => ({ teams: event.target.value }))}
        />
      </div>
      <PeopleDirectory onChange={onChange} />
      <PeopleFile load={file} unreadFiles={draft.unreadFiles} onChange={onChange} />
      <PlayerLoginField value={draft.playerLogin} onChange={(playerLogin) => onChange(() => ({ playerLogin }))} />
      <Fold title={codes.title} state={draft.personalCodes ? codes.some : codes.none} opened={draft.personalCodes}>
        <Option
          type="checkbox"
          label={codes.label}
          description={codes.about}
          checked={draft.personalCodes}
          onChange={(event) => {
            const { checked } = event.target;
            onChange(() => ({ personalCodes: checked }));
          }}
        />
      </Fold>
      <Fold title={door.title} state={door[draft.door]} opened={draft.door === 'watched'}>
        <Option
          type="checkbox"
          label={door.label}
          description={door.about}
          checked={draft.door === 'watched'}
          onChange={(event) => {
            const { checked } = event.target;
            onChange(() => ({ door: checked ? 'watched' : 'open' }));
          }}
        />
      </Fold>
    </Panel>
  );
}
