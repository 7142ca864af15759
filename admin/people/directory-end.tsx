import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { PURPOSE } from '#schemas/console-constants.ts';
import type { Directory, DirectoryChange } from '#schemas/people.ts';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './people.module.css';
import { usePeopleCalls } from './people-calls.ts';

/** The facts that were changed: what a colleague changed meanwhile stays. */
function changed(
  before: Pick<Directory, 'purpose' | 'endsOn'>,
  { purpose, endsOn }: Pick<Directory, 'purpose' | 'endsOn'>,
): DirectoryChange {
  return { ...(purpose !== before.purpose && { purpose }), ...(endsOn !== before.endsOn && { endsOn }) };
}

/** Purpose of the directory, and the day after which names and addresses are erased. */
export function DirectoryEnd({ directory }: { readonly directory: Directory }) {
  const { people: words } = messages();
  const calls = usePeopleCalls();
  const report = useReport();
  const [purpose, setPurpose] = useState(directory.purpose ?? '');
  const [endsOn, setEndsOn] = useState(directory.endsOn ?? '');
  // The directory may be loaded anew while the form stays: facts are compared with those it began with.
  const [seen, setSeen] = useState<Pick<Directory, 'purpose' | 'endsOn'>>(directory);
  const save = useMutation({
    mutationFn: async () => {
      const typed = { purpose: purpose.trim() || null, endsOn: endsOn || null };
      await calls.change(changed(seen, typed));
      setSeen(typed);
    },
    onSuccess: () => report('directory-end', { tone: 'success', text: words.endSaved }),
    onError: (error) => report('directory-end', { tone: 'danger', text: words.endNotSaved(reasonOf(error)) }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Panel title={words.endTitle}>
      <Note>{words.endAbout}</Note>
      <form className={styles.form} onSubmit={send}>
        <Field
          label={words.purpose}
          maxLength={PURPOSE.maxLength}
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
        />
        <Field label={words.endsOn} type="date" value={endsOn} onChange={(event) => setEndsOn(event.target.value)} />
        <Button type="submit" variant="secondary" pending={save.isPending}>
          {words.saveEnd}
        </Button>
      </form>
    </Panel>
  );
}
