/** The routine steps of the example year, in order. */
export const stepsOfYear = [
  { name: 'Abrir a janela', part_of_day: 'morning', minutes: null, smaller: null, rests_when_low: false },
  { name: 'Café da manhã', part_of_day: 'morning', minutes: 15, smaller: 'Uma fruta e água', rests_when_low: false },
  { name: 'Caminhar', part_of_day: 'afternoon', minutes: 20, smaller: null, rests_when_low: true },
  { name: 'Separar a roupa de amanhã', part_of_day: 'evening', minutes: 5, smaller: null, rests_when_low: true },
  { name: 'Escovar os dentes', part_of_day: 'evening', minutes: 3, smaller: 'Enxaguar a boca', rests_when_low: false },
] as const;
