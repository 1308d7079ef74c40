/** The rules by which a sample of pages is validated: those that tell errors, and none of taste. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // What React writes is valid in these ways, too.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Emotion repeats classes of slots, and Slider places its parts by styles of their own.
    'no-dup-class': 'off',
    'no-inline-style': 'off',
    // Names of files are ids of code, with a dot in them; HTML forbids blanks alone.
    'valid-id': ['error', { relaxed: true }],
    // A button is a submit button and a field takes text unless it says otherwise.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Fields that filter what is on the page do so while one types: there is nothing to submit.
    'wcag/h32': 'off',
    // Lists without markers are no lists for VoiceOver unless they say so.
    'no-redundant-role': 'off',
    // A label around its field may name it, too.
    'no-redundant-for': 'off',
    // Regions and meters that are drawn have roles; which element they are is a matter of taste.
    'prefer-native-element': 'off',
    // Everything comes from the site itself.
    'require-sri': 'off',
  },
};
