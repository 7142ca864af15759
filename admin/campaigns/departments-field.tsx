import { Choices, Option } from '../components/form/choices.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { Note } from '../components/notes/notes.tsx';
import { linesOf } from '../format/lists.ts';
import { messages } from '../language/language.ts';
import { useDepartmentNames } from './campaign-calls.ts';

interface DepartmentsFieldProps {
  /** Names of departments, one a line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Departments of a campaign: checkboxes if there is a directory, else a text field, as lists with these teams may be written later. */
export function DepartmentsField({ value, onChange }: DepartmentsFieldProps) {
  const { campaigns: words } = messages();
  const { data: known, isPending } = useDepartmentNames();
  if (isPending) return null;
  if (known === undefined || known.length === 0)
    return (
      <TextArea
        label={words.departments}
        description={words.departmentsAbout}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const chosen = linesOf(value);
  // A chosen department without any people left stays listed until it is unticked.
  const names = [...known, ...chosen.filter((name) => !known.includes(name))];
  return (
    <Choices legend={words.departments} many>
      <Note>{words.departmentsTicked}</Note>
      {names.map((name) => (
        <Option
          key={name}
          type="checkbox"
          label={known.includes(name) ? name : words.departmentGone(name)}
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            onChange(names.filter((one) => (one === name ? target.checked : chosen.includes(one))).join('\n'))
          }
        />
      ))}
    </Choices>
  );
}
