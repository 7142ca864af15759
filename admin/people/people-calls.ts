/** Calls and queries about the directory of people. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type {
  Directory,
  DirectoryChange,
  DirectoryPerson,
  PeopleImported,
  PeopleImportRequest,
  PeoplePage,
  PeoplePreview,
  PersonChange,
  PersonLine,
} from '#schemas/people.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

const PEOPLE = '/admin/people';
const KEY = ['people'];
/** Maximum number of people on a page of the directory. */
const PAGE = 200;

/** Filter by search text and department; an empty text matches everybody. */
interface PeopleFilter {
  readonly search: string;
  readonly department: string;
}

/** The directory: counts by department, its purpose, and the end of its retention. */
export function useDirectory() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, 'directory'],
    queryFn: ({ signal }) => call<Directory>('GET', `${PEOPLE}/directory`, { signal }),
  });
}

/** One page of the people who are present. */
export function usePeople(filter: PeopleFilter, offset: number) {
  const { call } = useSignedIn();
  const query = new URLSearchParams({ ...given(filter), limit: String(USUAL_PAGE), offset: String(offset) });
  return useQuery({
    queryKey: [...KEY, 'page', String(query)],
    queryFn: ({ signal }) => call<PeoplePage>('GET', `${PEOPLE}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Path of the CSV file of the people whom the filter matches. */
export function peopleFile(filter: PeopleFilter): string {
  return `${PEOPLE}.csv?${new URLSearchParams(given(filter))}`;
}

/** Calls that change the directory; each rejects with an ApiError. */
export function usePeopleCalls() {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    /** All people who are present in a department; in all departments if the name is empty. */
    async everybodyPresent(department: string) {
      const people: DirectoryPerson[] = [];
      for (let total = 1; people.length < total; ) {
        const query = new URLSearchParams({
          ...given({ search: '', department }),
          limit: String(PAGE),
          offset: String(people.length),
        });
        const page = await call<PeoplePage>('GET', `${PEOPLE}?${query}`);
        if (page.rows.length === 0) break;
        people.push(...page.rows);
        total = page.total;
      }
      return people;
    },
    preview: (lines: readonly PersonLine[]) => call<PeoplePreview>('POST', `${PEOPLE}/preview`, { body: { lines } }),
    async import(body: PeopleImportRequest) {
      const imported = await call<PeopleImported>('POST', `${PEOPLE}/import`, { body });
      await changed();
      return imported;
    },
    async correct(id: string, body: PersonChange) {
      const person = await call<DirectoryPerson>('PATCH', `${PEOPLE}/${encodeURIComponent(id)}`, { body });
      await changed();
      return person;
    },
    async remove(id: string) {
      await call('DELETE', `${PEOPLE}/${encodeURIComponent(id)}`);
      await changed();
    },
    async change(body: DirectoryChange) {
      await call('PUT', `${PEOPLE}/directory`, { body });
      await changed();
    },
  };
}

function given({ search, department }: PeopleFilter): Record<string, string> {
  return { ...(search.trim() !== '' && { search: search.trim() }), ...(department !== '' && { department }) };
}
