import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const files = [
  {
    id: 'recipes',
    label: 'Recipes',
    children: [
      { id: 'recipes/soups', label: 'Soups' },
      { id: 'recipes/breads', label: 'Breads' },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    children: [{ id: 'photos/kitchen', label: 'Kitchen' }],
  },
  { id: 'shopping-list', label: 'Shopping list' },
];

export default function CookbookFiles() {
  return (
    <Box sx={{ minHeight: 220, width: '100%', maxWidth: 280 }}>
      <RichTreeView
        id="cookbook"
        aria-label="Cookbook files"
        items={files}
        defaultExpandedItems={['recipes']}
      />
    </Box>
  );
}
