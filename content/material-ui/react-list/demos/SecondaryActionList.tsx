import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

export default function SecondaryActionList() {
  const [files, setFiles] = useState(['Lease.pdf', 'Floor plan.pdf', 'Inventory.xlsx']);

  return (
    <List aria-label="Files" sx={{ width: 280 }}>
      {files.map((file) => (
        <ListItem
          key={file}
          disablePadding
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Delete ${file}`}
              onClick={() => setFiles(files.filter((each) => each !== file))}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemButton>
            <ListItemText primary={file} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
