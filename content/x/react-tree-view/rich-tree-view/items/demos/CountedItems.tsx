import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const shelves = [
  {
    id: 'novels',
    label: 'Novels',
    children: [
      { id: 'crime', label: 'Crime' },
      { id: 'sea', label: 'Sea stories' },
    ],
  },
];

const counts: Record<string, number> = { novels: 214, crime: 160, sea: 54 };

function ShelfItem({ label, ...other }: TreeItemProps) {
  return (
    <TreeItem
      {...other}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          {label}
          <Chip size="small" label={`${counts[other.itemId]} books`} />
        </Box>
      }
    />
  );
}

export default function CountedItems() {
  return (
    <Box sx={{ minHeight: 150, width: 300 }}>
      <RichTreeView
        id="shelves"
        aria-label="Shelves"
        items={shelves}
        defaultExpandedItems={['novels']}
        slots={{ item: ShelfItem }}
      />
    </Box>
  );
}
