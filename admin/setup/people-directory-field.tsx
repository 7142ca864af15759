import { useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDirectory, usePeopleCalls } from '../people/people-calls.ts';
import styles from './people-fields.module.css';
import type { ChangePeople } from './people-file-field.tsx';
import { withPeople } from './people-list.ts';

/** Adds a department of the directory, or all of it, to the list. Shown to administrators only, as others may not read the directory. */
export function PeopleDirectory({ onChange }: { readonly onChange: ChangePeople }) {
  return useMay('administrator') ? <DirectoryChoice onChange={onChange} /> : null;
}

function DirectoryChoice({ onChange }: { readonly onChange: ChangePeople }) {
  const words = messages().setup.directory;
  const { data: directory } = useDirectory();
  const { everybodyPresent } = usePeopleCalls();
  const [department, setDepartment] = useState('');
  const add = useMutation({
    mutationFn: everybodyPresent,
    onSuccess: (people) => {
      const entries = people.map(({ email, name, department: team }) => ({ entry: email, name, team }));
      onChange((draft) => ({ allowed: withPeople(draft.allowed, entries) }));
    },
  });
  if (directory === undefined || directory.present === 0) return null;
  return (
    <>
      <SelectField label={words.label} value={department} onChange={(event) => setDepartment(event.target.value)}>
        <option value="">{words.everybody(directory.present)}</option>
        {directory.departments.map(({ department: name, present }) =>
          name === null || present === 0 ? null : (
            <option key={name} value={name}>
              {words.department(name, present)}
            </option>
          ),
        )}
      </SelectField>
      <Note>{words.about}</Note>
      <Actions>
        <Button variant="secondary" pending={add.isPending} onClick={() => add.mutate(department)}>
          <UserPlus aria-hidden="true" size={16} />
          {words.add}
        </Button>
      </Actions>
      <div role="status" className={styles.read}>
        {add.data && <p>{words.added(add.data.length)}</p>}
        {add.isError && <p>{words.notAdded(reasonOf(add.error))}</p>}
      </div>
    </>
  );
}
