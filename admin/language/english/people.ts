/** Messages of the directory of people. */
import type { PersonDoubt, PersonFact } from '#schemas/people.ts';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const persons = (number: number) => count(number, { one: 'person', other: 'people' });
const lines = (number: number) => count(number, { one: 'line', other: 'lines' });

/** A column of a list, and the fact as which it is read; null if it is not read. */
interface TitledColumn {
  readonly title: string;
  readonly as: string | null;
}

/** Maximum number of names of a list that a sentence mentions. */
const NAMED = 8;

const facts: Readonly<Record<PersonFact, string>> = {
  name: 'Name',
  department: 'Department',
  site: 'Site',
  manager: 'Manager',
  language: 'Language',
};

/** @param fact name of the column, in lower case @param text the cell */
const odd: Readonly<Record<Extract<PersonDoubt, { kind: 'odd' }>['why'], (fact: string, text: string) => string>> = {
  filler: (fact, text) => `${fact} “${text}”: the cell seems still to be filled in.`,
  vacant: (_, text) => `“${text}” is nobody, but a post without anybody: remove this line.`,
  role: (_, text) => `“${text}”: is it a person? It seems to be a role or a post. Write the person’s name, or remove this line.`,
  formula: (fact, text) => `${fact} “${text}” is a formula, and not what it gives. Paste the values into the file.`,
  left: (_, text) => `“${text}”: has this person left?`,
  title: (fact, text) => `${fact} “${text}”: the title is no part of the name.`,
  digits: (fact, text) => `${fact} “${text}” has a digit.`,
  number: (fact, text) => `${fact} “${text}” is only a number.`,
  date: (fact, text) => `${fact} “${text}” has a day.`,
  address: (fact, text) => `${fact} “${text}” is an address.`,
  several: (fact, text) => `${fact} “${text}”: are they two people? Everybody comes in with an address of their own.`,
  remark: (fact, text) => `${fact} “${text}”: what is in brackets is no part of the name.`,
  'other-name': (fact, text) => `${fact} “${text}”: two last names; keep the one that is used at work.`,
  swapped: (fact, text) => `${fact} “${text}”: have name and department changed places?`,
  accents: (fact, text) => `${fact} “${text}”: its accents are broken. Save the file as UTF-8, or as .xlsx.`,
  initial: (_, text) => `“${text}”: the first name is only an initial.`,
  replaced: (_, text) => `“${text}”: has somebody else taken this post?`,
  old: () => 'is it a former address?',
  another: (_, text) => `this address seems to be that of ${text}. Everybody comes in with an address of their own.`,
  circle: (_, text) => `manager “${text}”: from manager to manager one comes back to this person.`,
  self: (_, text) => `manager “${text}” is the person.`,
  unknown: (_, text) => `manager “${text}” is neither on the list nor in the directory.`,
  'no-address': (_, text) => `manager “${text}” is no address, as the others are.`,
  reversed: (_, text) => `“${text}”: have first name and last name changed places? The address has them the other way round.`,
};

const missing: Readonly<Record<Extract<PersonDoubt, { kind: 'name' }>['missing'], string>> = {
  name: 'name',
  firstName: 'first name',
  lastName: 'last name',
};

/** @param what text of the cell that is not an address */
const wrong: Readonly<Record<Extract<PersonDoubt, { kind: 'address' }>['why'], (what: string) => string>> = {
  empty: (what) => what,
  heading: () => 'the heading is repeated; remove this line',
  phone: (what) => `${what} is a telephone number, and no e-mail`,
  remark: (what) => `${what} is no e-mail: remove what is in brackets`,
  several: (what) => `${what} is no e-mail: it has more than one @`,
  at: (what) => `${what} is no e-mail: it has no @`,
  space: (what) => `${what} is no e-mail: it has a space`,
  slash: (what) => `${what} is no e-mail: remove what comes after the domain`,
  domain: (what) => `${what} is no e-mail: its domain has no end, such as .fr`,
  other: (what) => `${what} is no e-mail`,
};

/** Sentence about a cell of the e-mail column that is not an address. */
function noAddress({ email, found, name, why }: Extract<PersonDoubt, { kind: 'address' }>): string {
  const none = name === null ? 'there is no e-mail' : `“${name}” has no e-mail`;
  if (found === null) return `${wrong[why](email === '' ? none : email)}.`;
  const what = email === '' ? none : wrong.other(email);
  const where = `${what}; ${found.address} is in the column ${facts[found.fact]}`;
  return found.fact === 'name' ? `${where}: have the two cells changed places?` : `${where}: is the line shifted?`;
}

/** Sentence about an address that occurs twice, with the differences between its two lines. */
function twice({ email, counts, names, departments }: Extract<PersonDoubt, { kind: 'twice' }>): string {
  const where = departments === null ? '' : `, in two departments: “${departments.here}”, “${departments.there}”`;
  return names === null
    ? `${email} is there twice${where}; line ${counts} counts.`
    : `${email} is there twice, with two different names: ${names.here}, ${names.there}${where}. Only line ${counts} is imported; each person needs an address.`;
}

function alsoOn(lines: readonly number[]): string {
  return lines.length === 0 ? '' : ` (line ${lines.join(', ')} too)`;
}

function doubt(one: PersonDoubt): string {
  const { email } = one;
  switch (one.kind) {
    case 'address':
      return noAddress(one);
    case 'cell':
      return one.fact === 'language'
        ? `Language “${one.text}” has to be the name of a language, such as French, or its code, such as fr.`
        : `${facts[one.fact]} has to be one line of ${one.maxLength} characters at most.`;
    case 'twice':
      return twice(one);
    case 'former':
      return `${email} cannot be the new address of ${one.former}: that address is on the list too, or the directory has both.`;
    case 'domain':
      return `${email}; is ${one.meant} meant?`;
    case 'rare-domain':
      return `${email}: nearly nobody on this list has the domain ${one.domain}${alsoOn(one.also)}. Is it a private address, or one from elsewhere?`;
    case 'department':
      return `${email} has no department.`;
    case 'name':
      return `${email} has no ${missing[one.missing]}.`;
    case 'shared':
      return `${email}${one.name === null ? '' : ` (${one.name})`}: is it a shared mailbox? Everybody comes in with an address of their own.`;
    case 'odd':
      return `${email}: ${odd[one.why](one.fact === 'email' ? 'e-mail' : facts[one.fact].toLowerCase(), one.text)}`;
    case 'namesake':
      return `${email}: ${one.name} is on line ${one.counts} too, with ${one.other}. Are they one person?`;
    case 'spelling':
      return one.name === null ? `${email}; is ${one.meant} meant?` : `${email} (${one.name}); is ${one.meant} meant?`;
    case 'near-department':
      return `${email}: department “${one.department}”; is “${one.meant}” meant, where ${persons(one.count)} will be?`;
    case 'compound-department':
      return `${email}: department “${one.department}”, in several parts; is ${[one, ...one.also].map(({ meant, count: people }) => `“${meant}” meant, where ${persons(people)} will be`).join(', or ')}?`;
  }
}

interface Addressed {
  readonly email: string;
  readonly department: string | null;
}

function addressAndDepartment({ email, department }: Addressed): string {
  return department === null ? email : `${email} (${department})`;
}

/** The first names of a list, and the number of the others. */
function some(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `“${name}”`);
  const more = names.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const people = {
  about:
    'The people of your organisation, once each, whichever sessions they come to. Campaigns count them. Players never see it.',
  /** Text before the link to the data-protection page. */
  requests: 'Somebody asks what Vigie holds of them, or to be erased:',
  loading: 'Loading the directory…',
  notLoaded: 'The directory could not be loaded. Reload the page to try again.',
  couldNotLoad: (reason: string) => `Could not load the directory: ${reason}`,
  nobody: 'Nobody is in the directory yet. Import a list below.',
  nobodyFound: 'Nobody matches.',
  everybody: (present: number) => `${persons(present)} in the directory`,
  caption: 'People of the directory, by e-mail',
  search: 'Search by name or e-mail',
  all: 'All',
  email: 'E-mail',
  department: facts.department,
  departmentWith: (name: string, present: number) => `${name} (${present})`,
  facts,
  actions: 'Actions',
  changePerson: 'Edit',
  changeOne: (who: string) => `Edit ${who}`,
  changeEmailAbout: 'A right address is also taken over by the sessions and lists that have this one, and by campaigns.',
  nearDepartment: (name: string, people: number) =>
    `Is “${name}” meant, where ${count(people, { one: 'person is', other: 'people are' })}?`,
  takeDepartment: (name: string) => `Take “${name}”`,
  ownDepartment: (typed: string, name: string) => `No: “${typed}” is another department than “${name}”`,
  askDepartment: (typed: string, name: string) => `Say first whether “${typed}” is “${name}” or another department.`,
  saveChange: 'Save',
  changedOne: (who: string) => `Saved: ${who}.`,
  notChanged: (reason: string) => `Not saved: ${reason}`,
  remove: 'Remove',
  removeOne: (who: string) => `Remove ${who}`,
  removeAbout:
    'The name and the address are erased from the directory; counts by department stay, and so does what sessions hold. Personal data erases all of it.',
  removedOne: (who: string) => `Removed: ${who}.`,
  notRemoved: (reason: string) => `Could not remove: ${reason}`,
  hidden: 'This list has names and addresses.',
  spreadsheet: 'Spreadsheet (French)',
  saved: (file: string) => `Saved as ${file}.`,
  notSaved: (reason: string) => `Could not save the directory: ${reason}`,
  importTitle: 'Import a list',
  file: 'Load a file',
  fileAbout:
    'Excel (.xlsx, its first sheet) or CSV, as your HR software exports it. Columns are found by their names; nothing is written before you have seen what changes.',
  paste: 'Or paste a list',
  pasteAbout: 'One person a line, with or without a line of column names.',
  look: 'See what changes',
  noList: 'load a file or paste a list, then see what changes.',
  fileChanged: (file: string) => `${file} was changed or moved since: choose it again.`,
  emptyList: 'there is nobody in this list.',
  tooMany: (most: number) => `a list has ${count(most, { one: 'line', other: 'lines' })} at most.`,
  tooLarge: (file: string) => `${file} is larger than 8 MB.`,
  notRead: (file: string) => `${file} could not be read as a workbook. Save it as CSV, then load that.`,
  notPreviewed: (reason: string) => `Nothing was changed: ${reason}`,
  notImported: (reason: string) => `Nothing was imported: ${reason}`,
  previewTitle: 'What the import changes',
  information: 'Information',
  erased: (number: number) => `Erased before, and not imported: ${persons(number)}`,
  erasedAbout:
    'What Vigie held of them was erased, most often at their own request. Tick only who may be held again; nothing that was erased comes back. Without a tick the line is left out, by this import and by the next ones.',
  erasedOne: (line: number, who: string) => `Line ${line}: take ${who} again`,
  renamedAbout: 'Departments get another name. Their heads keep their view, and campaigns that run go on with the new name:',
  renamed: (from: string, to: string) => `${from} becomes ${to}`,
  readdressed: 'Probably the same person: new address',
  readdressedAbout:
    'Tick who is the same person: their sessions, points, lists and campaigns go on under the new address. Without a tick they are two people, one gone and one new.',
  readdressedAll: (number: number) => `All ${persons(number)}`,
  readdressedOne: (line: number, who: string) => `Line ${line}: ${who}`,
  readdressedFrom: (before: Addressed, after: Addressed) => `${addressAndDepartment(before)} → ${addressAndDepartment(after)}`,
  readdressedMore: (number: number) =>
    `And ${number} more: import this list in parts, and tick that people have left with the last one only.`,
  newAddress: (former: string, email: string) => `${former} → ${email}`,
  twoPeople: (line: number) => `Two people on line ${line}`,
  counts: {
    added: (number: number) => `New: ${persons(number)}`,
    changed: (number: number) => `Changed: ${persons(number)}`,
    unchanged: (number: number) => `Unchanged: ${persons(number)}`,
    gone: (number: number) => `Not on this list: ${persons(number)}`,
    refused: (number: number) => `Wrong: ${lines(number)}`,
    doubtful: (number: number) => `To look at: ${lines(number)}`,
  },
  refused: (number: number) =>
    `${count(number, { one: 'line is', other: 'lines are' })} wrong. Correct the list, then look again: all of it is imported or nothing.`,
  doubtful: (number: number) =>
    count(number, {
      one: 'line to look at; it is imported as it is.',
      other: 'lines to look at; they are imported as they are.',
    }),
  line: (line: number, doubts: readonly string[]) => `Line ${line}: ${doubts.join(' ')}`,
  doubt,
  more: (number: number) => `And ${number} more.`,
  correct: (meant: string) => `Take ${meant}`,
  correctLine: (meant: string, line: number) => `Take ${meant} on line ${line}`,
  onAllLines: (number: number) => `On all ${lines(number)}`,
  correctAll: (wrong: string, meant: string, number: number) => `On all ${lines(number)} with ${wrong}, take ${meant}`,
  corrected: (number: number) =>
    `${count(number, { one: 'line was', other: 'lines were' })} corrected here, and not in your file: correct it too, or its next import changes them back.`,
  correctedLine: (line: number, from: string, to: string) => `Line ${line}: ${from} → ${to}`,
  forget: 'Forget the corrections',
  forgotten: 'The corrections are forgotten: the list is that of the file.',
  notCorrected: (reason: string) => `Nothing was corrected: ${reason}`,
  previewed: (refused: number, doubtful: number) =>
    `What the import changes. Wrong: ${lines(refused)}; to look at: ${lines(doubtful)}.`,
  noAddresses: (titles: readonly string[]) =>
    `no cell has an e-mail (an address has an @). Columns found: ${titles.map((title) => `“${title}”`).join(', ')}.`,
  sheets: (read: string, others: readonly string[]) =>
    `The sheet “${read}” was read, and no other: ${some(others)}. For another one, move it to the front.`,
  columnsTitle: 'Columns of the list',
  columnsRead: (read: readonly TitledColumn[], ignored: readonly TitledColumn[]) => {
    const some = (columns: readonly TitledColumn[]) =>
      columns.map(({ title, as }) => (as === null ? `“${title}”` : `“${title}” (${as})`)).join(', ');
    return `Columns read: ${some(read)}${ignored.length > 0 ? `; ignored: ${some(ignored)}` : ''}.`;
  },
  columnsSet: 'Say what each column is',
  columnIgnored: 'Ignored',
  columnNames: {
    ...facts,
    email: 'E-mail',
    firstName: 'First name',
  },
  departments: (number: number, single: number, named: readonly string[]) => {
    const all = count(number, { one: 'department', other: 'departments' });
    const more = single > named.length ? ` and ${single - named.length} more` : '';
    return single === 0
      ? `${all} on this list.`
      : `${all} on this list, ${single} of one person only: ${named.join(', ')}${more}.`;
  },
  compoundDepartments: (names: readonly string[]) => `In several parts, and each taken as one name: ${some(names)}.`,
  departmentsTitle: 'Departments and how many people',
  returns: 'is back',
  change: (fact: string, from: string | null, to: string | null) => `${fact}: ${from ?? '—'} → ${to ?? '—'}`,
  leave: (gone: number) => `${persons(gone)} not on this list ${gone === 1 ? 'has' : 'have'} left`,
  import: (refused: number, doubtful: number) =>
    refused > 0
      ? `Import: ${lines(refused)} to correct first`
      : doubtful > 0
        ? `Import, with ${lines(doubtful)} to look at`
        : 'Import',
  nothingChanges: 'This list changes nothing.',
  imported: (added: number, changed: number, left: number) => `Imported: ${added} new, ${changed} changed, ${left} left.`,
  endTitle: 'Purpose and end',
  endAbout: 'After the last day names and addresses are erased; counts by department stay.',
  purpose: 'Why it is kept (optional)',
  endsOn: 'Last day (optional)',
  saveEnd: 'Save purpose and end',
  endSaved: 'Purpose and end saved.',
  endNotSaved: (reason: string) => `Could not save purpose and end: ${reason}`,
};
