import { useId, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { nearNames } from '#engine/rules/fuzzy-matching/near-names.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { PERSON_FACTS } from '#schemas/console-constants.ts';
import type { Directory, DirectoryPerson, PersonChange } from '#schemas/people.ts';
import { Option } from '../components/form/choices.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './people.module.css';
import { usePeopleCalls } from './people-calls.ts';

interface ChangeDialogProps {
  readonly person: DirectoryPerson;
  readonly departments: Directory['departments'];
  /** Called with the corrected person. */
  readonly onDone: (person: DirectoryPerson) => void;
  readonly onCancel: () => void;
}

/** Facts with a plain text field; the fields for address and department have explanations too. */
const PLAIN = ['site', 'manager', 'language'] as const;

/** Corrects a person of the directory. Sends changed facts only, so that two people who correct different facts do not undo each other. */
export function ChangeDialog({ person, departments, onDone, onCancel }: ChangeDialogProps) {
  const { people: words } = messages();
  const calls = usePeopleCalls();
  const list = useId();
  const [typed, setTyped] = useState(() => textsOf(person));
  const [refused, setRefused] = useState<ApiError | null>(null);
  const set = (field: Text, text: string) => setTyped({ ...typed, [field]: text });
  const field = (name: Text) => ({
    value: typed[name],
    error: refused?.field === name ? refused.message : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(name, target.value),
  });
  /** A department that the facilitator has confirmed as typed, although it resembles another. */
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const department = typed.department.trim();
  const meant = department === (person.department ?? '') ? null : meantDepartment(department, person, departments);
  const undecided = meant !== null && own !== department;

  async function work(): Promise<DirectoryPerson> {
    setRefused(null);
    const change = changeOf(person, typed);
    try {
      return Object.keys(change).length === 0 ? person : await calls.correct(person.id, change);
    } catch (error) {
      if (error instanceof ApiError && error.field !== undefined) setRefused(error);
      throw error;
    }
  }

  return (
    <FormDialog
      title={words.changeOne(person.name ?? person.email)}
      confirm={words.saveChange}
      ready={() => {
        setTried(true);
        return !undecided;
      }}
      work={work}
      failure={(error) => words.notChanged(reasonOf(error))}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Field label={words.facts.name} {...field('name')} />
      <Field label={words.email} description={words.changeEmailAbout} type="email" spellCheck={false} {...field('email')} />
      <div>
        <Field
          label={words.facts.department}
          list={list}
          {...field('department')}
          {...(undecided && tried && { error: words.askDepartment(department, meant.name) })}
        />
        <datalist id={list}>
          {departments.map(({ department }) => department !== null && <option key={department} value={department} />)}
        </datalist>
        <div role="status" className={styles.question}>
          {meant !== null && (
            <>
              <Note>{words.nearDepartment(meant.name, meant.present)}</Note>
              <Button variant="secondary" onClick={() => set('department', meant.name)}>
                {words.takeDepartment(meant.name)}
              </Button>
              <Option
                type="checkbox"
                label={words.ownDepartment(department, meant.name)}
                checked={own === department}
                onChange={({ target }) => setOwn(target.checked ? department : '')}
              />
            </>
          )}
        </div>
      </div>
      {PLAIN.map((name) => (
        <Field key={name} label={words.facts[name]} {...field(name)} />
      ))}
    </FormDialog>
  );
}

type Text = 'email' | (typeof PERSON_FACTS)[number];
type Texts = Readonly<Record<Text, string>>;

function textsOf(person: DirectoryPerson): Texts {
  const { email, name, department, site, manager, language } = person;
  return {
    email,
    name: name ?? '',
    department: department ?? '',
    site: site ?? '',
    manager: manager ?? '',
    language: language ?? '',
  };
}

/** The changed facts; an emptied fact becomes null. */
function changeOf(person: DirectoryPerson, typed: Texts): PersonChange {
  const before = textsOf(person);
  const change: PersonChange = {};
  if (typed.email.trim() !== before.email) change.email = typed.email;
  for (const fact of PERSON_FACTS) {
    const text = typed[fact].trim();
    if (text !== before[fact]) change[fact] = text === '' ? null : text;
  }
  return change;
}

/**
 * The department of the directory that the typed one probably means, by the rule of an import, with its number of people; null if there is
 * none.
 */
function meantDepartment(typed: string, person: DirectoryPerson, departments: Directory['departments']) {
  if (typed === '') return null;
  // The person is not counted: a spelling that they alone have must not count as the better one.
  const names = departments.flatMap(({ department, present }) =>
    department === null ? [] : [{ name: department, count: present - Number(department === person.department), known: true }],
  );
  const known = names.some(({ name }) => name === typed);
  const meant = nearNames(known ? names : [...names, { name: typed, count: 0, known: false }]).get(typed);
  const row = departments.find(({ department }) => department === meant?.name);
  return meant && row ? { name: meant.name, present: row.present } : null;
}
