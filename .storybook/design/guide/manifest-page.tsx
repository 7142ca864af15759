import { Fragment } from 'react';
import { Challenges, File, French, Page, Table } from './page.tsx';

/** Table of the manifest's fields and where each is seen. */
export function ManifestPage() {
  return (
    <Page
      title="From a manifest to a page"
      lead={
        <>
          A mission is a folder. Its manifest says what card, route and frame show; its scene draws the rest. Nothing else lists
          it.
        </>
      }
    >
      <Table
        label="Fields, and where they are seen"
        head={['Field', 'Where it is seen']}
        rows={[
          ['title', 'h1 of the page, title of the card'],
          ['path', 'its address; one that is not known is a 404'],
          ['category', 'section of the hub, mark and wash of the card, first line of the rail'],
          [
            'difficulty',
            <Fragment key="seen">
              card and rail; <French>« Non classé »</French> without it
            </Fragment>,
          ],
          ['summary, tags', 'the card'],
          ['duration', 'card, rail and running order, in minutes'],
          ['briefing, objective, skill', 'the rail; blank lines part paragraphs'],
          ['hints', 'the hint box, one at a time; sent when they are asked for'],
          ['scoring, hintBox', 'price on the hint button, points that remain, points won'],
          ['learningMode', 'the panel under the scene, after so many failures'],
          ['returnAfter', 'how long the victory stays before the hub'],
          ['guest, listed, programme', 'on which hub its card stands'],
          ['pages', 'sub-pages with addresses of their own'],
          ['debrief', 'under the reveal, in the victory and on the big screen; sent after the solve only'],
          ['retrieval', 'the question from memory, on the hub and on the end page'],
          ['audiences, themes, act', 'nowhere: templates of sessions choose by them'],
        ]}
      />
      <h2>What else a folder shows</h2>
      <Table
        label="Files, and where they are seen"
        head={['File', 'Where it is seen']}
        rows={[
          ['challenge.tsx', 'the scene, at the left of the frame, and the sentence of each verdict'],
          ['reveal.tsx', 'over the debrief once it is solved'],
          ['drawing.tsx', 'the card; without it the mark of the category'],
          ['facilitator-notes.md', 'the console, for whoever runs the room; no player ever gets it'],
          ['challenge.server.ts, solve.ts', 'nowhere: they judge, and prove that it can be solved'],
        ]}
      />
      <p>
        Every state of it comes here by itself: see <Challenges state="First View">all challenges</Challenges>, and{' '}
        <File>.storybook/story-files.ts</File>, which writes the stories of every folder. To begin one:{' '}
        <code>npm run new-challenge</code>, then <File>docs/authoring.md</File>.
      </p>
    </Page>
  );
}
