import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

const chapters = ['sails', 'knots'];

export default function OpenAllChapters() {
  const [expanded, setExpanded] = useState(['knots']);
  const all = expanded.length === chapters.length;

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 280 }}>
      <Button size="small" onClick={() => setExpanded(all ? [] : chapters)} sx={{ mb: 1 }}>
        {all ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        id="handbook"
        aria-label="Handbook chapters"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      >
        <TreeItem itemId="sails" label="Sails">
          <TreeItem itemId="sails/reefing" label="Reefing" />
          <TreeItem itemId="sails/repairs" label="Repairs" />
        </TreeItem>
        <TreeItem itemId="knots" label="Knots">
          <TreeItem itemId="knots/bowline" label="Bowline" />
          <TreeItem itemId="knots/hitch" label="Clove hitch" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
