/** Folded words that join others, or say that something is an allergy; none of them names a food. By language: pt, en, es, fr, it. */
const joining =
  'a ao aos as com da das de do dos e em o os ou para por um uma alergia alergias alergica alergico intolerancia ' +
  'all allergic allergies allergy and any from in intolerance intolerant of or the to ' +
  'al alergico con del el la las los una y ' +
  'allergie allergies allergique au aux avec des du et le les ou un une intolerance ' +
  'allergia allergie allergico allergica agli ai alla alle allo con dei delle di ed i il intolleranza lo ' +
  'nao nenhum nenhuma no none nada ninguna ninguno aucun aucune non nessuna nessuno sem sin sans senza without not';

/** Folded words that name so many foods that they say nothing alone: "frutos do mar" is not every fruit. */
const wide =
  'alimento alimentos comida derivado derivados fruta frutas fruto frutos mar marisco produto produtos proteina semente sementes seco secos seca secas ' +
  'food foods fruit fruits product products protein sea seed seeds tree dried ' +
  'productos producto semilla semillas frutos mariscos ' +
  'aliment aliments fruit graine graines mer produit produits proteine sec secs seche ' +
  'alimenti cibo frutta frutti mare prodotti prodotto proteine seme semi secca';

export const joiningWords: ReadonlySet<string> = new Set(joining.split(' '));
export const wideWords: ReadonlySet<string> = new Set(wide.split(' '));

/** Words that stand right before what is left out: "sem leite", "without milk". */
export const without: ReadonlySet<string> = new Set('sem without no sin sans senza zero'.split(' '));
