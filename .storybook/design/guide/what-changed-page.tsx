import { File, Page, Table } from './page.tsx';

/** How pictures are compared, and who accepts a change. */
export function WhatChangedPage() {
  return (
    <Page
      title="What changed, by picture"
      lead="The first view and the solved view of every mission, and the main screens, are kept as small pictures in the repository. A command shows what looks otherwise today."
    >
      <Table
        label="Commands"
        head={['Command', 'What it does']}
        rows={[
          [
            <code key="command">npm run pictures</code>,
            'builds this Storybook, takes the pictures, writes test-results/pictures/index.html: before, now and difference, what changed most first',
          ],
          [<code key="caesar">npm run pictures -- caesar</code>, 'only the stories whose ids have this word in them'],
          [
            <code key="accept">npm run pictures -- accept</code>,
            'takes today’s pictures, where an eye sees a difference; commit them with the change that they show',
          ],
          [
            <code key="calibrate">npm run pictures -- calibrate</code>,
            'what the rule says of other drawings of letters, and of mistakes made on purpose',
          ],
        ]}
      />
      <h2>What counts as a change</h2>
      <p>
        A picture of 1280 × 1280 px is brought down to 192, and cut into fields of 8. The mean colours of each field are compared
        as an eye sees them (Oklab; 100 is from black to white). One field that is 3.5 away, or eight that are 2 away, are a
        change. Text is set in the product’s own font and time stands still, so that two machines break the same lines. See{' '}
        <File>tests/pictures/rule.ts</File> and <File>tests/pictures/camera.ts</File>.
      </p>
      <Table
        label="What the bounds are taken from"
        head={['What was done', 'Largest difference of a field', 'Called a change']}
        rows={[
          ['nothing', '0', 'never'],
          ['twice the pixels; letters off the grid; letters drawn heavier', '1.6 to 3.1', 'never'],
          ['a style sheet is lost', '29 to 87', 'wherever it was in use'],
          ['the rail moved by 48 px, or is gone', '3.9 to 6.9', 'on every page that has one'],
          ['a picture is missing', '8 to 73', 'wherever it is larger than an icon'],
          ['the signal colour is another one', '1.7 to 14', 'where something in it is as large as a button'],
          ['the paper is white', '3 to 4, on 236 fields and more', 'always'],
          ['body text of 17 px instead of 16', '5.6 to 28', 'always'],
        ]}
      />
      <p>
        An icon, a word or a link of another colour is smaller than what is seen here: stories and axe look at those. Fields that
        move because a mission’s text was rewritten are changes too; the picture says whether they are meant.
      </p>
    </Page>
  );
}
