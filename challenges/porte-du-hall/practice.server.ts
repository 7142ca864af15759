/** Who and what one meets where nothing counts: nobody of a seat's morning, and none of its sentences. */
import { type Meeting, trusting, wary } from './encounters.server.ts';

export const PRACTICE_PERSONS: readonly Meeting[] = [
  {
    figure: 'inspecteur',
    opening: 'Armel Guillou, je vérifie vos portes automatiques. Cinq minutes !',
    genuine: {
      near: 'Carte professionnelle : Armel Guillou, Ouest Fermetures.',
      visit: { who: 'A. Guillou, Ouest Fermetures', host: 'Karim' },
      place: 'register',
      because: 'Le nom et la société sont au registre, à cette heure : il entre, et Karim l’emmène.',
    },
    other: {
      near: 'Carte professionnelle : Armel Guillou, Ouest Fermetures.',
      line: 'Les portes ne sont plus chez Ouest Fermetures depuis lundi.',
      place: 'message',
      because: 'La carte dit encore vrai, le contrat non. Karim saura si l’on a oublié de le prévenir.',
    },
    welcome: 'Je vous ai sur ma liste : ce badge, et Karim vous rejoint.',
    help: 'Votre société n’y est plus : asseyez-vous, j’appelle Karim.',
    never: trusting('Les portes ? Allez-y, tout est ouvert.'),
  },
  {
    figure: 'traiteur',
    opening: 'Les crêpes pour le pot de Denise ! C’est à quel étage ?',
    genuine: {
      near: 'Bon de livraison : Crêperie du Fanal, salle Molène.',
      line: 'La Crêperie du Fanal livre le pot de Denise, salle Molène.',
      place: 'message',
      because: 'La salle et la crêperie sont celles du message. Camille accompagne, et personne ne mange froid.',
    },
    other: {
      near: 'Bon de livraison : Crêperie du Fanal, salle Molène.',
      line: 'Denise fête son départ chez elle, pas au bureau.',
      place: 'message',
      because: 'Le pot n’a pas lieu ici. Une adresse mal notée, peut-être : Camille peut le dire.',
    },
    welcome: 'La salle vous attend : un badge, Camille monte avec vous.',
    help: 'Ce n’est pas ici : gardez la caisse, j’appelle Camille.',
    never: wary('On ne mange pas dans ce hall, merci.'),
  },
  {
    figure: 'nouveau',
    opening: 'Idriss Bah, stagiaire à l’atelier. Premier étage, porte bleue, c’est cela ?',
    genuine: {
      near: 'Une convention de stage sous le bras.',
      line: 'Idriss Bah commence son stage : badge orange, avec les clés.',
      place: 'message',
      because: 'Son nom est dans le message, son badge l’attend. Un stage bien commencé commence ici.',
    },
    other: {
      near: 'Une convention de stage sous le bras.',
      place: 'message',
      because: 'Aucun mot de lui ce matin. La convention, c’est l’atelier qui la connaît.',
    },
    welcome: 'Idriss, bienvenue : le badge orange, et Yann vient vous chercher.',
    help: 'Je n’ai pas votre nom : un siège, j’appelle l’atelier.',
    never: trusting('C’est bien la porte bleue. Bon stage !'),
  },
  {
    figure: 'candidat',
    opening: 'Rozenn Pennec, pour une visite avec Camille Prigent. Je la rejoins là-haut ?',
    genuine: {
      near: 'Une invitation au nom de Rozenn Pennec.',
      visit: { who: 'Rozenn Pennec, visite du port', host: 'Camille' },
      place: 'register',
      because: 'La visite est inscrite, Camille la guide : un badge, et l’on attend ensemble.',
    },
    other: {
      near: 'Une invitation au nom de Rozenn Pennec.',
      visit: { who: 'Rozenn Pennec, visite du port', host: 'Camille', struck: 'annulée' },
      place: 'register',
      because: 'La visite est annulée, et elle ne le sait pas. On la reçoit dans le hall, et Camille explique.',
    },
    welcome: 'Votre visite est inscrite : un badge, Camille vous guide.',
    help: 'Elle semble annulée : un café, j’appelle Camille.',
    never: wary('Revenez quand ce sera confirmé.'),
  },
];

export const PRACTICE_THINGS: readonly Meeting[] = [
  {
    figure: 'cle',
    opening: 'Au pied du comptoir, une clé USB : « PHOTOS DE L’ÉTÉ ».',
    genuine: {
      near: 'Étiquette gravée : Brévelle nº 08.',
      mark: 'named',
      line: 'La clé nº 08 de Solène a disparu hier soir.',
      place: 'near',
      because: 'Le numéro est celui que Solène cherche : elle la reprend en main propre, fermée.',
    },
    other: {
      near: 'Une pastille rouge, rien d’écrit derrière.',
      mark: 'plain',
      line: 'La clé nº 08 de Solène a disparu hier soir.',
      place: 'near',
      because: 'Ce n’est pas celle de Solène. Une clé sans maître se confie au support, qui a de quoi l’ouvrir.',
    },
    welcome: 'Je mets la nº 08 de côté, et Solène la reprendra.',
    help: 'Je la confie au support, sans la brancher nulle part.',
    never: trusting('J’ouvre les photos, on verra bien qui sourit.'),
  },
  {
    figure: 'ecran',
    opening: 'Près de l’entrée, un écran brille. Pas un chat autour.',
    genuine: {
      near: '« Bienvenue à Port-Brévelle » : les marées du jour défilent.',
      mark: 'named',
      place: 'near',
      because: 'Un panneau d’accueil n’est la session de personne : il est fait pour briller seul.',
    },
    other: {
      near: 'Session de Camille : son planning, et une fiche de paie.',
      mark: 'plain',
      place: 'near',
      because: 'Une fiche de paie à la vue du hall : on verrouille sans lire, et Camille le sait tout de suite.',
    },
    welcome: 'C’est le panneau des marées : je n’y touche pas.',
    help: 'Je verrouille cet écran, et je préviens Camille.',
    never: trusting('Je ferme ses fenêtres, en lisant un peu.'),
  },
];
