import { File, French, Page, Table } from './page.tsx';
import { FOR_FACILITATORS, FOR_PLAYERS, type Wording } from './voice.ts';

function Wordings({
  label,
  lang,
  wordings,
}: {
  readonly label: string;
  readonly lang: 'fr' | 'en';
  readonly wordings: readonly Wording[];
}) {
  return (
    <Table
      label={label}
      head={['Say', 'Not', 'Why', 'Where it stands']}
      rows={wordings.map(({ say, not, why, file }) => [
        lang === 'fr' ? <French key={say}>{say}</French> : say,
        lang === 'fr' ? <French key="not">{not}</French> : not,
        why,
        <File key="file">{file}</File>,
      ])}
    />
  );
}

/** The product's way of writing, with sentences of the product. */
export function VoicePage() {
  return (
    <Page
      title="Voice and wording"
      lead="To players in French, to facilitators in English. Nobody is stupid: people are busy, helpful, tired."
    >
      <h2>To players</h2>
      <ul>
        <li>
          <em>Vous</em>, in the texts that we write; wording that the specification fixes keeps its own form, spelling included (
          <French>« Tous les indices sont affiches »</French>).
        </li>
        <li>
          Inclusive by naming both or neither: <French>« l’animateur ou l’animatrice », « la personne qui anime »</French>; no
          middle dots.
        </li>
        <li>
          What happened, then what is kept, then what to do. Never who is to blame; never a code. A wrong answer tells what to
          look at, not what to answer.
        </li>
        <li>
          One word a thing, in its own trade’s French: <French>mission, indice, essai, réflexe, signaler</French>.
        </li>
        <li>
          Apostrophes are ’, quotations <French>« ainsi »</French>; no-break spaces come by themselves where the frame shows a
          text, elsewhere from <code>frenchSpaces</code> in <File>engine/toolbox/typography.ts</File>.
        </li>
        <li>
          Addresses end in .example, people and places are those of <File>docs/story.md</File>. No real company, brand or person.
        </li>
      </ul>
      <Wordings label="Sentences for players" lang="fr" wordings={FOR_PLAYERS} />
      <h2>To facilitators</h2>
      <ul>
        <li>Plain English, sentence case. A button says what it does: “End the session”, not “OK”.</li>
        <li>What is lost by it is said before it is done; what can be done is said where something failed.</li>
      </ul>
      <Wordings label="Sentences for facilitators" lang="en" wordings={FOR_FACILITATORS} />
    </Page>
  );
}
