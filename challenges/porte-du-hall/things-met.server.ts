/** The pool of things in the hall, each with versions in which they are in order and not. A found USB key has no version in order. */
import { careful, type Meeting, trusting, wary } from './encounters.server.ts';

export const THINGS_MET: readonly Meeting[] = [
  {
    figure: 'cle',
    opening: 'Sur le comptoir, une clé USB oubliée : « SALAIRES ».',
    others: [
      {
        near: 'Étiquette imprimée : Brévelle nº 27.',
        mark: 'named',
        line: 'Inès a égaré sa clé nº 27 : elle la cherche partout.',
        place: 'near',
        ifOpened: 'La clé attend au tiroir, branchée nulle part. C’est peut-être la sienne ; mais une étiquette se copie.',
        because: 'Le bon numéro ne dit pas ce qu’elle contient : Malik l’examine sur un poste isolé, puis la rend à Inès.',
      },
      {
        near: 'Étiquette écrite à la main. Aucun numéro.',
        mark: 'plain',
        line: 'Inès a égaré sa clé nº 27 : elle la cherche partout.',
        place: 'near',
        because: 'Un titre qui donne envie, et aucun numéro : l’appât classique. Malik l’examine sur un poste isolé.',
      },
    ],
    welcome: 'Je la mets de côté pour Inès : elle a perdu la sienne.',
    ifOpened: 'La clé attend au tiroir, branchée nulle part. Rien ne dit que c’est la sienne, ni ce qu’elle contient.',
    undecided: true,
    help: 'Je l’apporte à Malik, au support, sans la brancher.',
    never: trusting(
      'Je la branche une minute, pour la rendre à qui elle est.',
      'Le dossier s’ouvre, et autre chose avec lui, sans bruit. Pour la rendre, nul besoin de l’ouvrir.',
    ),
  },
  {
    figure: 'ecran',
    opening: 'Au bout du comptoir, un écran allumé. Personne devant.',
    genuine: {
      near: '« Touchez pour vous annoncer ». Aucune session ouverte.',
      mark: 'named',
      place: 'near',
      because: 'C’est la borne des visites : elle ne montre rien de personne, et sert à tout le monde.',
    },
    others: [
      {
        near: 'Session de Nadia : messagerie, trois virements à valider.',
        mark: 'plain',
        place: 'near',
        because: 'Trois virements à portée d’un clic. On verrouille sans lire, et on le dit gentiment.',
      },
    ],
    welcome: 'Je le laisse allumé, et je retourne au comptoir.',
    ifOpened: 'Un visiteur s’accoude devant. Trois virements attendent un clic, au nom de Nadia.',
    help: 'Je le verrouille, Windows + L, et je le dis à qui s’en sert.',
    needless: 'L’écran de la borne se verrouille, Karim la rouvre en passant : elle ne montrait rien de personne.',
    never: careful(
      'Je le tourne vers le mur, pour qu’on ne lise rien.',
      'L’écran éclaire le mur. Ce qu’il affichait s’y affiche toujours, pour qui le retourne.',
      'La borne parle au mur : les visites ne peuvent plus s’annoncer.',
    ),
  },
  {
    figure: 'porte',
    opening: 'La porte du quai est grande ouverte, calée par un carton.',
    genuine: {
      near: 'Karim derrière, en gilet orange. Au-dessus : « Issue de secours ».',
      mark: 'named',
      line: 'Des chaises arrivent : la porte du quai reste ouverte.',
      place: 'message',
      because: 'La livraison est annoncée, et Karim garde la porte, six chaises sous le bras.',
    },
    others: [
      {
        near: 'Personne dehors. Au-dessus : « Issue de secours ».',
        mark: 'plain',
        place: 'near',
        because: 'Une porte calée sans gardien annule tous les badges. On la referme, sans clé : c’est une issue de secours.',
      },
    ],
    welcome: 'Je la laisse ouverte, la livraison n’est pas finie.',
    ifOpened: 'Un courant d’air entre, puis quelqu’un, par le quai. Personne ne l’a vu passer.',
    help: 'Je la referme, et je le dis à Karim quand il passe.',
    needless: 'Karim rouvre d’un coup d’épaule, six chaises sous le bras : il la gardait.',
    never: wary(
      'Je la ferme à clé, et je garde la clé au comptoir.',
      'La porte est condamnée. Que l’alarme sonne, et le hall a une issue de moins.',
    ),
  },
  {
    figure: 'colis',
    opening: 'Sur le comptoir, un colis posé avant votre arrivée.',
    genuine: {
      near: 'Étiquette imprimée : Solène Autret, Imprimerie du Phare.',
      line: 'Le colis de l’Imprimerie du Phare est pour Solène : elle passe.',
      place: 'message',
      because: 'L’expéditeur et la destinataire sont ceux du message : il n’y a qu’à le garder là.',
    },
    others: [
      {
        near: 'Étiquette imprimée : Solène Autret. Aucun expéditeur.',
        place: 'message',
        because:
          'Personne ne l’annonce, personne ne le signe. On n’y touche pas, on appelle : c’est aussi la consigne Vigipirate.',
      },
    ],
    welcome: 'Je le garde à côté de moi : Solène passe le prendre.',
    ifOpened: 'Solène passe : elle n’attendait rien. Le colis a fait la matinée contre votre genou.',
    undecided: true,
    help: 'Je n’y touche pas, et j’appelle Karim, puis Solène.',
    needless: 'Karim remonte du quai, Solène descend : c’est bien le colis annoncé, et elle l’emporte.',
    never: trusting(
      'Je l’ouvre avec soin, pour y trouver un bon de livraison.',
      'Le ruban cède. Il était adressé à Solène, et vous ignoriez ce qu’il contenait.',
    ),
  },
  {
    figure: 'feuilles',
    opening: 'Sur l’imprimante du hall, une pile de feuilles.',
    genuine: {
      near: 'Plans d’accès au port, vingt fois la même page.',
      line: 'J’ai imprimé de quoi guider les visites : c’est sur l’imprimante.',
      place: 'near',
      because: 'Des plans pour les visites, comme Karim l’écrit : ils sont faits pour être pris.',
    },
    others: [
      {
        near: 'Liste du personnel : noms, adresses, salaires.',
        line: 'J’ai imprimé de quoi guider les visites : c’est sur l’imprimante.',
        place: 'near',
        because: 'Des salaires à la vue du hall. On retire la pile sans lire, et Inès vient la reprendre.',
      },
    ],
    welcome: 'Je les pose à côté du registre, en libre service.',
    ifOpened: 'Une visiteuse en prend une, croit tenir un plan, et lit des salaires.',
    help: 'Je les retourne, je les garde, et j’appelle Inès.',
    needless: 'Inès descend : ce sont les plans annoncés. Elle les pose près du registre.',
    never: trusting(
      'Je les mets à la corbeille, pour libérer l’imprimante.',
      'La corbeille du hall est ouverte à tout le monde, et personne n’a récupéré ses feuilles.',
      'Les plans sont à la corbeille : les visites demanderont leur chemin.',
    ),
  },
];
