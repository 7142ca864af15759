import { defineReveal, type RevealProps, Unmasking, WindowFrame } from '#engine/authoring';
import type { SourceCodeArtifacts, SourceCodeReveal } from './artifacts.ts';
import styles from './reveal.module.css';
import { SourceLines } from './source-lines.tsx';

const WAYS = [
  ['Ctrl + U', 'Le texte de la page, tel que le serveur l’a envoyé. Sur un Mac : Option + Cmd + U.'],
  ['F12', 'Les outils du navigateur, onglet Inspecteur ou Éléments : la page telle qu’elle est en ce moment.'],
  ['Ctrl + F', 'Dans l’un ou l’autre, chercher <!-- : d’un commentaire au suivant, en dix secondes.'],
] as const;

const CHECK = `const compte = await trouverCompte(identifiant);
if (!compte || !(await correspond(motDePasse, compte.empreinte))) {
  return refuser(401);
}
ouvrirSession(compte);`;

/** The line in the source with the password, beliefs about the page, ways to find the line, and the server's check that replaces it. */
function LineFound({ reveal: { password, unmasked }, artifacts }: RevealProps<SourceCodeReveal, SourceCodeArtifacts>) {
  return (
    <>
      <h3>La ligne, parmi les autres</h3>
      <WindowFrame aria-label="Code source de la page, annoté">
        <SourceLines username={artifacts.username} comments={artifacts.comments} marked={password} />
      </WindowFrame>
      <h3>Ce qu’on croyait de cette page</h3>
      <Unmasking lines={unmasked.map((line) => ({ ...line, worth: line.genuine ? 'Protège' : 'Ne protège pas' }))} />
      <h3>Trois façons de la trouver, dans n’importe quel navigateur</h3>
      <dl className={styles.ways}>
        {WAYS.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>Ce qui la remplace, sur le serveur</h3>
      <pre className={styles.check}>{CHECK}</pre>
      <p>
        Le navigateur envoie ce qu’on a tapé et ne reçoit que oui ou non. Le serveur lui-même ne garde qu’une empreinte du mot de
        passe. L’accès de test, lui, vit dans le gestionnaire de mots de passe, avec une date de fin.
      </p>
      <h3>Et ensuite, à Brévelle</h3>
      <p>
        Malik a changé le mot de passe avant d’effacer la ligne, dans cet ordre. Les journaux ont montré pourquoi : la page
        d’essai avait été lue quatorze fois, dont deux par un robot venu de 203.0.113.19. Depuis, un programme relit chaque page
        avant sa mise en ligne et s’arrête aux mots « mot de passe », « accès » et « TODO ». Il a déjà trouvé deux lignes, dont
        une de Fatou.
      </p>
    </>
  );
}

export default defineReveal({ Reveal: LineFound });
