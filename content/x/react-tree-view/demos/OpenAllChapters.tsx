import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

const chapters = ['sails', 'knots'];

export default function OpenAllChapters() {
  const [opened, setOpened] = useState(['knots']);
  const all = opened.length === chapters.length;

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 280 }}>
      <Button size="small" onClick={() => setOpened(all ? [] : chapters)} sx={{ mb: 1 }}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      <SimpleTreeView
        id="handbook"
        aria-label="Chapters of the handbook"
        expandedItems={opened}
        onExpandedItemsChange={(_event, ids) => setOpened(ids)}
      >
        <TreeItem itemId="sails" label="Sails">
          <TreeItem itemId="sails/reefing" label="Reefing" />
          <TreeItem itemId="sails/mending" label="Mending" />
        </TreeItem>
        <TreeItem itemId="knots" label="Knots">
          <TreeItem itemId="knots/bowline" label="Bowline" />
          <TreeItem itemId="knots/hitch" label="Clove hitch" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
