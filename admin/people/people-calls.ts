/** The calls about the directory of people. */
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
/** The largest page of the directory. */
const PAGE = 200;

/** Search text; empty for all. */
interface PeopleFilter {
  readonly search: string;
  readonly department: string;
}

/** Counts by department, why it is kept and until when. */
export function useDirectory() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, 'directory'],
    queryFn: ({ signal }) => call<Directory>('GET', `${PEOPLE}/directory`, { signal }),
  });
}

/** A page of those who are present. */
export function usePeople(filter: PeopleFilter, offset: number) {
  const { call } = useSignedIn();
  const query = new URLSearchParams({ ...given(filter), limit: String(USUAL_PAGE), offset: String(offset) });
  return useQuery({
    queryKey: [...KEY, 'page', String(query)],
    queryFn: ({ signal }) => call<PeoplePage>('GET', `${PEOPLE}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The file of those who are found. */
export function peopleFile(filter: PeopleFilter): string {
  return `${PEOPLE}.csv?${new URLSearchParams(given(filter))}`;
}

/** Calls that change the directory; each rejects with an ApiError. */
export function usePeopleCalls() {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    /** All who are present, of one department or, of an empty name, of all. */
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
