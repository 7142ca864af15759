/** What may lie or stand about in the hall, each as it is when it belongs there and when it does not. */
import { type Meeting, trusting, wary } from './encounters.server.ts';

export const THINGS_MET: readonly Meeting[] = [
  {
    figure: 'cle',
    opening: 'Sur le comptoir, une clé USB oubliée : « SALAIRES ».',
    genuine: {
      near: 'Étiquette imprimée : Brévelle nº 27.',
      mark: 'named',
      line: 'Inès a égaré sa clé nº 27 : elle la cherche partout.',
      place: 'near',
      because: 'Le numéro est celui que cherche Inès : on la lui rend en main propre, sans l’ouvrir.',
    },
    other: {
      near: 'Étiquette écrite à la main. Aucun numéro.',
      mark: 'plain',
      line: 'Inès a égaré sa clé nº 27 : elle la cherche partout.',
      place: 'near',
      because:
        'Pas de numéro, et un titre qui donne envie : l’appât classique. Le support sait l’ouvrir sans risque ; on ne la branche pas.',
    },
    welcome: 'Je garde la clé nº 27 pour Inès, et je l’en avertis.',
    help: 'J’apporte cette clé inconnue à Malik, sans la brancher.',
    never: trusting('Je la branche une minute, pour savoir à qui elle est.'),
  },
  {
    figure: 'ecran',
    opening: 'Au bout du comptoir, un écran allumé. Personne devant.',
    genuine: {
      near: '« Touchez pour vous annoncer ». Aucune session ouverte.',
      mark: 'named',
      place: 'near',
      because: 'C’est la borne des visites : elle ne montre rien de personne, et doit rester allumée.',
    },
    other: {
      near: 'Session de Nadia : messagerie, trois virements à valider.',
      mark: 'plain',
      place: 'near',
      because:
        'Trois virements à portée d’un clic. On verrouille, on prévient, on ne lit pas ; et la blague se ferait avec le nom de Nadia.',
    },
    welcome: 'C’est la borne des visites : je la laisse allumée.',
    help: 'Je verrouille, Windows + L, et je préviens la personne.',
    never: trusting('Une blague : j’annonce des croissants en son nom.'),
  },
  {
    figure: 'porte',
    opening: 'La porte du quai est grande ouverte, calée par un carton.',
    genuine: {
      near: 'Karim est derrière, en gilet orange, avec des chaises.',
      mark: 'named',
      line: 'Des chaises arrivent : la porte du quai reste ouverte.',
      place: 'message',
      because:
        'La livraison est annoncée, et Karim garde la porte. La fermer lui ferait faire le tour, six chaises sous le bras.',
    },
    other: {
      near: 'Personne dehors, ni d’un côté, ni de l’autre.',
      mark: 'plain',
      place: 'near',
      because:
        'Une porte calée que personne ne surveille annule tous les badges du bâtiment. On referme, et on le dit sans chercher qui.',
    },
    welcome: 'Karim est à côté : je la laisse ouverte.',
    help: 'Je la referme, et je le signale à Karim.',
    never: wary('Je verrouille tout, et je garde le carton.'),
  },
];
