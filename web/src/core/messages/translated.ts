/**
 * The shape that a translation must have: exactly the keys of the Portuguese file, each a string. Placeholders keep their names;
 * a test compares them, as a type cannot say that a plural may be written differently in another language.
 */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};
