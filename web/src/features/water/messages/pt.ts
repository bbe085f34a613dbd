const water = {
  title: 'Água',
  glass: 'Bebi um copo',
  glassOf: 'um copo = {amount}',
  soFar: '{amount} neste dia',
  goal: 'Sua meta: {goal}',
  goalReached: 'Você chegou à sua meta de {goal}.',
  picture: 'Copo: {amount} de uma meta de {goal}',
  pictureNone: 'Copo: sem registro neste dia, meta de {goal}',
  otherAmount: 'Outra quantidade',
  amount_ml: 'Quantidade',
  notes: 'Notas',
  otherGlasses: 'Seus outros copos',
  drink: 'Bebi {amount}',
  settings: 'Meta e copo',
  goal_ml: 'Meta do dia',
  goalHint: 'A meta é sua. Ela pode mudar quando você quiser.',
  glass_ml: 'Tamanho do copo',
  saveSettings: 'Salvar meta e copo',
  settingsSaved: 'Meta e copo salvos',
  settingsSavedHere: 'Meta e copo salvos neste aparelho',
  settingsFailed: 'A meta e o copo não foram salvos',
  day: 'Dia',
  summary: '{days, plural, one {Há registro em # dia} other {Há registros em # dias}}. A média desses dias é {average}.',
} as const;

export default water;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    water: typeof water;
  }
}
