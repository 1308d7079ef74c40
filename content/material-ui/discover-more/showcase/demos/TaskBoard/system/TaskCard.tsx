import MoreVertIcon from '@mui/icons-material/MoreVert';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { type Column, columns, type Task } from './tasks';

interface TaskCardProps {
  task: Task;
  onMove: (column: Column) => void;
}

export function TaskCard({ task, onMove }: TaskCardProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  function move(column: Column) {
    setAnchor(null);
    onMove(column);
  }

  return (
    <Card variant="outlined" component="li">
      <CardHeader
        title={task.title}
        subheader={task.person}
        slotProps={{
          title: { variant: 'body1', component: 'h3' },
          subheader: { variant: 'body2' },
        }}
        action={
          <IconButton
            aria-label={`Move ${task.title}`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? menuId : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVertIcon />
          </IconButton>
        }
      />
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns
          .filter((column) => column !== task.column)
          .map((column) => (
            <MenuItem key={column} onClick={() => move(column)}>
              {column}
            </MenuItem>
          ))}
      </Menu>
    </Card>
  );
}
