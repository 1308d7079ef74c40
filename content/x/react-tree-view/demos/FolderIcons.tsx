import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const icons = { collapseIcon: FolderOpenIcon, expandIcon: FolderIcon, endIcon: NoteIcon };

export default function FolderIcons() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 280 }}>
      <SimpleTreeView
        id="notes"
        aria-label="Notes"
        defaultExpandedItems={['meetings']}
        slots={icons}
        itemChildrenIndentation={24}
      >
        <TreeItem itemId="meetings" label="Meetings">
          <TreeItem itemId="meetings/may" label="May" />
          <TreeItem itemId="meetings/june" label="June" />
        </TreeItem>
        <TreeItem itemId="ideas" label="Ideas">
          <TreeItem itemId="ideas/roof" label="A garden on the roof" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
