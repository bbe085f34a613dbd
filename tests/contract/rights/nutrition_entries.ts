import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: {
    date: '2026-01-02',
    food_name: 'Arroz com feijão',
    quantity_g: 250,
    calories: 310,
    protein_g: 12,
    carbs_g: 58,
    fat_g: 3.5,
    fiber_g: 9.5,
    sodium_mg: 420,
    contains_lactose: false,
    contains_gluten: false,
    meal: 'lunch',
    notes: 'Comi devagar.',
  },
  change: {
    food_name: 'Pão com queijo',
    quantity_g: 80,
    contains_lactose: true,
    contains_gluten: true,
    fiber_g: null,
    sodium_mg: null,
    meal: null,
    notes: null,
  },
});
