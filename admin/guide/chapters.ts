/**
 * *Animer un atelier*: the French guide for people who run a workshop (`docs/animer`), and which chapter belongs to which page of the
 * console.
 */
import { type ProseBlock, proseBlocks } from '#engine/toolbox/prose.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { ConsolePage } from '#schemas/console-pages.ts';
import accueillir from '../../docs/animer/accueillir.md?raw';
import administrer from '../../docs/animer/administrer.md?raw';
import animer from '../../docs/animer/animer.md?raw';
import apres from '../../docs/animer/apres.md?raw';
import debriefer from '../../docs/animer/debriefer.md?raw';
import imprevus from '../../docs/animer/imprevus.md?raw';
import inviter from '../../docs/animer/inviter.md?raw';
import preparer from '../../docs/animer/preparer.md?raw';
import projeter from '../../docs/animer/projeter.md?raw';

interface Section {
  /** Null for the text before the first heading. */
  readonly heading: string | null;
  readonly blocks: readonly ProseBlock[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Chapters in the order of a workshop. */
const TEXTS = { preparer, inviter, accueillir, animer, projeter, debriefer, apres, imprevus, administrer } as const;
type ChapterId = keyof typeof TEXTS;

/** The chapter with which the guide opens, by page. */
export const CHAPTER_OF: Readonly<Record<ConsolePage['name'], ChapterId>> = {
  dashboard: 'preparer',
  'new-workshop': 'preparer',
  'new-session': 'preparer',
  'edit-session': 'preparer',
  missions: 'preparer',
  'running-order': 'preparer',
  invite: 'inviter',
  room: 'animer',
  presenter: 'debriefer',
  participants: 'animer',
  participant: 'animer',
  attendance: 'apres',
  attestations: 'apres',
  people: 'administrer',
  campaigns: 'apres',
  campaign: 'apres',
  'own-departments': 'apres',
  report: 'apres',
  'delete-session': 'apres',
  accounts: 'administrer',
  'audit-log': 'administrer',
  installation: 'administrer',
  'personal-data': 'administrer',
  restore: 'administrer',
  guide: 'preparer',
};

/** All chapters, parsed from Markdown: a title (`# `), sections (`## `), prose. */
export const CHAPTERS: readonly Chapter[] = Object.entries(TEXTS).flatMap(([id, text]) =>
  isChapter(id) ? [read(id, text)] : [],
);

function isChapter(id: string): id is ChapterId {
  return id in TEXTS;
}

function read(id: ChapterId, text: string): Chapter {
  const [title = '', ...sections] = text.split(/^##? /m).filter((part) => part.trim() !== '');
  const [heading, ...opening] = title.split('\n');
  return {
    id,
    title: frenchSpaces(heading ?? ''),
    sections: [
      { heading: null, blocks: proseBlocks(opening) },
      ...sections.map((section) => {
        const [first, ...lines] = section.split('\n');
        return { heading: frenchSpaces(first ?? ''), blocks: proseBlocks(lines) };
      }),
    ],
  };
}
