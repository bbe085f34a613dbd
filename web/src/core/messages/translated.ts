/**
 * The shape of a translation: exactly the keys of the Portuguese file, each a string. A test compares the placeholders, because plural
 * forms differ between languages and a type cannot express that.
 */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};
