import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { HeldData } from '#schemas/data-protection.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart, useAskBeforeExport } from '../components/people/ask-first.tsx';
import { useNaming } from '../components/people/naming.ts';
import { saveFile } from '../components/transfer/download.ts';
import { formatMoment } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDataProtectionCalls } from './data-protection-calls.ts';
import styles from './data-protection-page.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { heldSections, heldText, type Titles } from './held-sections.ts';
import { RectifyDialog } from './rectify-dialog.tsx';

/** Page for administrators: data held of one person, as text and as files, and their rectification and erasure. */
export function DataProtectionPage({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const { dataProtection: words, shell } = messages();
  const calls = useDataProtectionCalls();
  const queries = useQueryClient();
  const report = useReport();
  const heading = useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = useState('');
  const [dialog, setDialog] = useState<'rectify' | 'erase' | null>(null);
  const search = useMutation({
    mutationFn: calls.search,
    onMutate: () => report('data-protection', null),
    onSuccess: () => setLeft(null),
    onError: (error) => report('data-protection', { tone: 'danger', text: words.failed(reasonOf(error)) }),
  });
  // Data left by an erasure, from the reply to it: searching for the person again would add an entry to the audit log.
  const [left, setLeft] = useState<HeldData | null>(null);
  const held = left ?? search.data;
  const titles = useMemo(() => new Map(catalogue.map(({ key, title }) => [key, title])), [catalogue]);
  useEffect(() => {
    if (held) heading.current?.focus();
  }, [held]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!search.isPending) search.mutate(email);
  }

  async function rectified(email: string) {
    setDialog(null);
    setEmail(email);
    try {
      await search.mutateAsync(email);
      report('data-protection', { tone: 'success', text: words.rectified });
    } catch (error) {
      report('data-protection', { tone: 'danger', text: words.rectifiedNotShown(reasonOf(error)) });
    }
    await queries.invalidateQueries();
  }

  async function erased(afterwards: HeldData) {
    setDialog(null);
    setEmail(afterwards.email);
    setLeft(afterwards);
    report('data-protection', { tone: 'success', text: words.erased });
    await queries.invalidateQueries();
  }

  return (
    <>
      <PageTitle>{shell.titles['personal-data']}</PageTitle>
      <Note>{words.about}</Note>
      <Panel title={words.search}>
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={words.email}
            type="email"
            required
            autoComplete="off"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="primary" pending={search.isPending}>
            {words.find}
          </Button>
        </form>
      </Panel>
      {held && (
        <Panel title={words.held} heading={heading}>
          <MergedAddresses
            emails={mergedAddresses(search.data)}
            pending={search.isPending}
            onSearch={(other) => {
              setEmail(other);
              search.mutate(other);
            }}
          />
          <Held held={held} titles={titles} onRectify={() => setDialog('rectify')} onErase={() => setDialog('erase')} />
        </Panel>
      )}
      {held && dialog === 'rectify' && <RectifyDialog email={held.email} onDone={rectified} onCancel={() => setDialog(null)} />}
      {held && dialog === 'erase' && <EraseDialog email={held.email} onDone={erased} onCancel={() => setDialog(null)} />}
    </>
  );
}

/** Other addresses of the person, by merges, as the search told them; an erasure leaves what is held under them. */
function mergedAddresses(found: HeldData | undefined): string[] {
  const others = found?.participations.flatMap(({ mergedFrom, mergedInto }) => [...mergedFrom, mergedInto ?? '']) ?? [];
  return [...new Set(others)].filter((email) => email !== '' && email !== found?.email && !isErasedEmail(email)).sort();
}

interface MergedAddressesProps {
  readonly emails: readonly string[];
  readonly pending: boolean;
  readonly onSearch: (email: string) => void;
}

/** Names the other addresses of the person, each with a button that searches it. Without any it shows nothing. */
function MergedAddresses({ emails, pending, onSearch }: MergedAddressesProps) {
  const { dataProtection: words } = messages();
  const naming = useNaming();
  if (emails.length === 0) return null;
  return (
    <>
      <Note>{words.mergedAbout}</Note>
      <div className={styles.tools}>
        {emails.map((email) => (
          <Button key={email} variant="secondary" pending={pending} onClick={() => onSearch(email)}>
            {naming.text(words.findMerged(email))}
          </Button>
        ))}
      </div>
    </>
  );
}

interface HeldProps {
  readonly held: HeldData;
  readonly titles: Titles;
  readonly onRectify: () => void;
  readonly onErase: () => void;
}

function Held({ held, titles, onRectify, onErase }: HeldProps) {
  const { components, dataProtection: words } = messages();
  const naming = useNaming();
  const askFirst = useAskBeforeExport();
  const sections = heldSections(held, titles);
  const save = (content: string, extension: string, type: string) =>
    askFirst(() =>
      saveFile(`vigie-${held.readAt.slice(0, 10)}.${extension}`, new Blob([content], { type: `${type};charset=utf-8` })),
    );
  return (
    <>
      <p>{naming.text(words.of(held.email, formatMoment(held.readAt)))}</p>
      {sections.length === 0 && <EmptyState>{naming.text(words.nothing(held.email))}</EmptyState>}
      {sections.length > 0 && (
        <div className={styles.tools}>
          <Button variant="secondary" onClick={() => save(heldText(held, titles), 'txt', 'text/plain')}>
            {words.asText}
          </Button>
          <Button variant="secondary" onClick={() => save(JSON.stringify(held, null, 2), 'json', 'application/json')}>
            {words.asJson}
          </Button>
          <Button variant="secondary" onClick={onRectify}>
            {words.rectify}
          </Button>
          <Button variant="danger" onClick={onErase}>
            {words.erase}
          </Button>
        </div>
      )}
      {sections.length > 0 && (
        <HiddenPart about={components.sharedScreen.heldData}>
          {sections.map(({ title, facts }) => (
            <section key={title} className={styles.section}>
              <h3>{title}</h3>
              <dl>
                {facts.map(([term, lines]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{naming.text(lines.join('\n'))}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </HiddenPart>
      )}
    </>
  );
}
