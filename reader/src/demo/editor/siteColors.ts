// The colors of code, by the classes that the code in the page has already.

import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

const inScripts = tagHighlighter(
  [
    { tag: [tags.keyword, tags.self], class: 't-keyword' },
    {
      tag: [
        tags.logicOperator,
        tags.arithmeticOperator,
        tags.compareOperator,
        tags.bitwiseOperator,
        tags.updateOperator,
        tags.function(tags.punctuation),
      ],
      class: 't-operator',
    },
    { tag: tags.special(tags.brace), class: 't-punctuation' },
    { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 't-string' },
    { tag: tags.number, class: 't-number' },
    { tag: [tags.bool, tags.null], class: 't-constant' },
    { tag: tags.regexp, class: 't-regexp' },
    { tag: tags.comment, class: 't-comment' },
    {
      tag: [
        tags.function(tags.variableName),
        tags.function(tags.definition(tags.variableName)),
        tags.function(tags.propertyName),
        tags.function(tags.definition(tags.propertyName)),
      ],
      class: 't-function',
    },
    { tag: [tags.typeName, tags.className], class: 't-type' },
    { tag: tags.tagName, class: 't-tag' },
    { tag: tags.attributeName, class: 't-attribute' },
    { tag: tags.definition(tags.propertyName), class: 't-property' },
  ],
  { scope: ({ name }) => name === 'Script' },
);

const inStylesheets = tagHighlighter(
  [
    { tag: tags.propertyName, class: 't-property' },
    {
      tag: [tags.className, tags.constant(tags.className), tags.labelName, tags.tagName],
      class: 't-selector',
    },
    // The names of functions, to the grammar.
    { tag: tags.operatorKeyword, class: 't-function' },
    { tag: [tags.definitionKeyword, tags.modifier], class: 't-keyword' },
    { tag: [tags.number, tags.unit], class: 't-number' },
    { tag: [tags.atom, tags.color, tags.keyword], class: 't-constant' },
    { tag: tags.string, class: 't-string' },
    { tag: tags.comment, class: 't-comment' },
  ],
  { scope: ({ name }) => name === 'StyleSheet' },
);

export const siteColors = [syntaxHighlighting(inScripts), syntaxHighlighting(inStylesheets)];
