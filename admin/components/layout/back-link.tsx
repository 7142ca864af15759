import { Link, useSearchParams } from 'react-router-dom';
import { cameFrom } from '../../addresses.ts';
import { messages } from '../../language/language.ts';

interface BackLinkProps {
  /** The session's identifier. */
  readonly session: string;
}

/** Link from a session's page to the page that it was opened from; to the dashboard if its address names no other page. */
export function BackLink({ session }: BackLinkProps) {
  const [query] = useSearchParams();
  const { sessionPages, shell } = messages();
  const { page, address } = cameFrom(query, session);
  return <Link to={address}>{page === 'dashboard' ? sessionPages.sessionsAndScores : shell.titles[page]}</Link>;
}
