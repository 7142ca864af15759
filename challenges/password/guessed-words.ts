/**
 * Words that guessing programs try first, in lower case without accents, each with its number of bits: log2 of its rank in a list of its
 * kind, as in zxcvbn. The lists are short, because the scene loads them.
 */

export type WordKind = 'company' | 'word' | 'name' | 'place' | 'everyday';

const COMPANY = 'brevelle passerelle maritime';

/** Words at the top of lists of stolen passwords. */
const PASSWORDS = `
motdepasse password passw0rd passe azerty azertyuiop qwerty bonjour bonsoir coucou salut soleil secret secrete admin administrateur
bienvenue welcome chouchou doudou loulou jetaime jtaime iloveyou football marseille letmein dragon master monkey princesse amour bisous
printemps automne hiver janvier fevrier avril juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi
samedi dimanche vacances internet ordinateur entreprise bureau societe service accueil compta direction identifiant connexion session
ouvretoi sesame starwars pokemon superman batman minecraft fortnite liverpool arsenal chocolat nounours doudoune papillon chaton
licorne cheval trustno sunshine shadow login ninja hello test temporaire changeme provisoire`;

/** First names that are common among employees, and the most common family names. */
const NAMES = `
camille nathalie isabelle catherine christine sandrine stephanie celine julien nicolas sebastien christophe philippe laurent stephane
frederic patrick thomas antoine alexandre maxime guillaume francois olivier sophie valerie sylvie aurelie emilie manon chloe pauline
martine monique michel pierre jerome thierry mathieu matthieu vincent benoit bertrand gwenaelle karim mehdi fatou malik solene nadia
marie jean paul jacques claude alain bernard daniel andre rene louis lucas louise emma jade lea lina alice anna rose mia gabriel leo
raphael arthur jules adam hugo noah ethan nathan enzo mathis theo tom clara ines sarah laura julie marine mathilde charlotte elodie
caroline virginie veronique brigitte francoise jacqueline denise jeanne simone yvette odile annie dominique pascal didier bruno eric
serge gerard roger robert marcel georges henri gilles yves yannick loic mickael kevin jordan dylan anthony cedric damien fabien florian
romain quentin adrien simon victor samuel david mohamed ahmed amine yanis rayan samir rachid fatima aicha leila amina awa ibrahim
moussa marianne helene claire agnes anne lucie juliette margaux oceane justine eva zoe romane ambre elise eloise gwenola morgane
martin petit durand dubois moreau lefebvre leroy roux dupont dupond bertin morel fournier girard bonnet lambert fontaine rousseau
muller lefevre mercier blanc guerin boyer garnier chevalier legrand gauthier garcia perrin robin clement morin henry roussel gautier
masson marchand duval denis dumont lemaire meyer dufour brun blanchard giraud joly riviere brunet gaillard barbier arnaud martinez
benali diarra kervella riou prigent tanguy biscotte caramel minou medor felix rex`;

const PLACES = `
paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims toulon grenoble dijon angers nimes brest
tours limoges amiens perpignan metz besancon orleans rouen mulhouse caen nancy avignon poitiers quimper lorient vannes saintmalo
larochelle bayonne biarritz pau annecy chambery valence cannes antibes ajaccio bastia calais dunkerque cherbourg lehavre lemans
france bretagne normandie provence corse alsace bourgogne savoie vendee europe londres londre madrid rome berlin bruxelles geneve
lisbonne barcelone venise amsterdam newyork tokyo montreal dakar alger tunis casablanca marrakech maroc algerie tunisie espagne italie
portugal allemagne belgique suisse angleterre amerique afrique canada japon australie`;

/** Ordinary words, among them words of the sea, which the story suggests. */
const EVERYDAY = `
adore aime jaime jadore deteste veux peux suis sommes etes avons avez sont etre avoir faire aller venir voir savoir pouvoir vouloir
devoir dire parler manger boire dormir jouer chanter danser courir marcher nager lire ecrire ouvrir fermer prendre mettre donner
trouver chercher penser croire vivre mourir aimer rire pleurer partir rester tomber entrer sortir travailler
cest ceci cela tout tous toute toutes rien bien mal plus moins tres trop peu beaucoup jamais toujours souvent encore deja ici dans avec
sans pour contre chez sous sur entre vers apres avant pendant depuis comme quand comment pourquoi parce alors donc mais aussi
moi toi lui elle nous vous leur notre votre mon ton son ma ta sa mes tes ses nos vos ces cette quel quelle autre meme chaque
grand grande petit petite gros grosse beau belle bon bonne mauvais nouveau nouvelle vieux vieille jeune joli jolie haut bas long court
rouge bleu bleue vert verte jaune noir noire blanc blanche rose orange violet gris grise marron
homme femme fille garcon enfant enfants bebe mere pere maman papa frere soeur famille mamie papy tonton tata ami amie amis copain
copine mari mariage couple monsieur madame gens personne monde vie mort nom prenom
chat chien chats chiens chaton chiot lapin souris oiseau poisson vache cochon poule mouton chevre ane lion tigre ours loup renard
elephant girafe singe serpent tortue grenouille abeille mouche fourmi araignee mouette dauphin baleine requin crabe
maison appartement chambre cuisine salon jardin porte fenetre table chaise lit lampe cle clef serrure clavier ecran telephone portable
voiture velo moto train avion bateau bateaux bus metro camion route rue ville village pays
travail ecole college lycee classe cours lecon devoir examen metier chef patron collegue reunion dossier fichier papier stylo cahier
livre page mot mots phrase lettre message mail code chiffre nombre numero
matin midi soir nuit jour jours journee semaine mois annee heure minute temps date fete noel anniversaire ete mars mai juin
eau feu terre air vent pluie neige orage nuage ciel lune etoile etoiles arbre arbres fleur fleurs foret montagne riviere lac mer ocean
plage sable vague ile port phare quai marin marine voile voilier capitaine ancre maree breton bretonne
pain beurre fromage lait cafe the sucre sel poivre viande poulet jambon pizza pates riz pomme pommes banane fraise cerise citron tarte
gateau glace bonbon biere vin cidre crepe crepes galette frites salade soupe oeuf miel confiture
musique film serie photo video jeu jeux sport foot rugby tennis basket equipe match ballon guitare piano chanson radio tele livre
argent euro euros prix banque compte carte cadeau vente achat
coeur tete main mains pied pieds bras jambe yeux oeil nez bouche dent cheveux corps sang
premier premiere dernier derniere deux trois quatre cinq six sept huit neuf dix cent mille
force courage bonheur joie paix liberte egalite fraternite espoir reve reves peur colere merci pardon plaisir chance
facile difficile simple complique rapide lent fort faible chaud chaude froid froide doux douce content contente heureux heureuse triste
super genial cool nul vrai vraie faux fausse libre seul seule prince roi reine`;

/** Articles, pronouns and the like: so short that they are found only as whole words. */
const LITTLE = 'j l d c m t s n a y un une le la les de du des et ou en au aux je tu il on ce ne pas que qui se te me est';

/** Bits for a word of each kind. */
const BITS: Readonly<Record<WordKind, number>> = { company: 3, word: 6, name: 7, place: 7, everyday: 9 };
const LITTLE_BITS = 4;

export interface GuessedWord {
  readonly kind: WordKind;
  readonly bits: number;
}

/** Kind and bits of each word, in lower case and without accents. For a word in several lists, the last list counts. */
export const GUESSED_WORDS: ReadonlyMap<string, GuessedWord> = new Map([
  ...wordsOf('everyday', LITTLE, LITTLE_BITS),
  ...wordsOf('everyday', EVERYDAY),
  ...wordsOf('place', PLACES),
  ...wordsOf('name', NAMES),
  ...wordsOf('word', PASSWORDS),
  ...wordsOf('company', COMPANY),
]);

function wordsOf(kind: WordKind, list: string, bits = BITS[kind]): (readonly [string, GuessedWord])[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => [word, { kind, bits }]);
}
