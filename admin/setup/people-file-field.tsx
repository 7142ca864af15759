import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { Button } from '#engine/ui/controls/button.tsx';
import { ReadFileField } from '../components/form/fields.tsx';
import { messages } from '../language/language.ts';
import styles from './people-fields.module.css';
import { readPeopleFile } from './people-file.ts';
import { type PeopleList, readPeople, type UnreadLine, withPeople } from './people-list.ts';
import { repeatedPeople } from './people-questions.ts';
import type { PeopleDraft, UnreadFile } from './setup-draft.ts';
import { countPeople } from './summary.ts';
import { QuestionedLines, UnreadLines } from './unread-lines.tsx';

export type ChangePeople = (change: (draft: PeopleDraft) => Partial<PeopleDraft>) => void;

/**
 * Content of a file. If a person appears twice, only the last line is added to the list; `repeated` reports people whose lines name
 * different teams.
 */
interface ReadFile extends PeopleList {
  readonly name: string;
  readonly repeated: readonly UnreadLine[];
}
type Load = UseMutationResult<ReadFile, Error, File>;

/** Reads a CSV file of people into the list; lines that cannot be read are kept in the draft. */
export function usePeopleFile(onChange: ChangePeople): Load {
  return useMutation({
    mutationFn: async (file: File) => {
      const text = await readPeopleFile(file);
      return { name: file.name, ...readPeople(text), repeated: repeatedPeople(text) };
    },
    onSuccess: (read) => onChange((draft) => withFile(draft, read)),
    onError: ({ message }, { name }) =>
      onChange((draft) => withFile(draft, { name, entries: [], unread: [{ line: 1, text: '', reason: message }] })),
  });
}

interface PeopleFileProps {
  readonly load: Load;
  readonly unreadFiles: readonly UnreadFile[];
  readonly onChange: ChangePeople;
}

/** Button 'Load a CSV file', with the result of reading the file. */
export function PeopleFile({ load, unreadFiles, onChange }: PeopleFileProps) {
  const { people } = messages().setup;

  return (
    <>
      <ReadFileField
        label={people.file}
        description={people.fileAbout}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={load.mutate}
      />
      <div role="status" className={styles.read}>
        {load.data && <p>{people.read(...countPeople(load.data.entries), load.data.name)}</p>}
        {load.data && <QuestionedLines lines={load.data.repeated} source={load.data.name} />}
        {unreadFiles.map(({ name, unread }) => (
          <UnreadLines key={name} unread={unread} source={name}>
            <p>{people.goOn(unread.length)}</p>
            <Button
              variant="secondary"
              onClick={() => onChange((draft) => ({ unreadFiles: draft.unreadFiles.filter((file) => file.name !== name) }))}
            >
              {people.leaveOut(name)}
            </Button>
          </UnreadLines>
        ))}
      </div>
    </>
  );
}

/** Draft with the content of a file. A file of the same name that is loaded again replaces the earlier unread lines. */
function withFile(draft: PeopleDraft, { name, entries, unread }: PeopleList & { readonly name: string }): Partial<PeopleDraft> {
  const others = draft.unreadFiles.filter((file) => file.name !== name);
  return {
    allowed: withPeople(draft.allowed, entries),
    unreadFiles: unread.length === 0 ? others : [...others, { name, unread }],
  };
}
