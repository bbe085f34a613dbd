/** What people call what the two marks name, in the seven languages: an allergy to milk is one that the mark "contains lactose" is about. */
const lactose = 'lactose lactosa lattosio milk leite leche lait latte 乳糖 ラクトース 牛乳 乳製品 牛奶 乳制品';
const gluten = 'gluten glutine trigo wheat blé grano frumento グルテン 小麦 麸质 面筋 小麦粉';

/** The words of a food for the comparison with the person's allergies: its name, and what its marks mean. */
export function textOfFood(food: {
  readonly food_name: string;
  readonly contains_lactose: boolean;
  readonly contains_gluten: boolean;
}): string {
  return [food.food_name, food.contains_lactose ? lactose : '', food.contains_gluten ? gluten : ''].join(', ');
}
